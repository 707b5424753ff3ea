import AppFoundation
import Catalogue
import ScreenFoundation

/// One of TMDB's lists of titles.
public nonisolated protocol TitleListDestination<List>: Destination {
  associatedtype List: TitleList

  /// The first part of the address.
  static var prefix: String { get }
  var list: List { get }
  init(_ list: List)
}

nonisolated extension TitleListDestination {
  public static var permanent: [Self] { List.allCases.map(Self.init) }
  public var address: String { "\(Self.prefix)/\(list.rawValue)" }
  public init?(address: String) { self.init(permanentAddress: address) }
}

/// One of TMDB's lists of films.
public nonisolated struct FeaturedDestination: TitleListDestination {
  public static let prefix = "featured"
  public let list: MovieList

  public init(_ list: MovieList) { self.list = list }

  public func downloadItem(title: String?) -> DownloadedItem? { DownloadedItem(.movies(list), name: list.title) }
}

/// One of TMDB's lists of series.
public nonisolated struct TelevisionDestination: TitleListDestination {
  public static let prefix = "tv"
  public let list: ShowList

  public init(_ list: ShowList) { self.list = list }

  public func downloadItem(title: String?) -> DownloadedItem? { DownloadedItem(.shows(list), name: list.title) }
}
