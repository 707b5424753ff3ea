import AppFoundation
import TMDB
import TitleIdentity

/// A film or a series in TMDB's lists. It provides the common properties of both under the same names.
public protocol ListedTitle: TitleFieldsProviding, Decodable, Identifiable, Sendable where ID == Int {
  static var kind: TitleID.Kind { get }
  /// The title in the requested language, or the original title if there is no translation.
  var title: String { get }
  var originalTitle: String { get }
  /// The date of the release or of the first episode.
  var date: DayDate? { get }
}

extension ListedTitle {
  public var titleID: TitleID { TitleID(Self.kind, id) }
  /// The title to show: the translated one, or else the original.
  public var shownTitle: String { title.isEmpty ? originalTitle : title }
  /// The title on one line, limited in length.
  package var titleLine: String { BoundedText.line(shownTitle) }

  /// Returns whether the title has a page that the user's settings allow.
  package func isDisplayable(_ format: PageFormat) -> Bool {
    id > 0 && !titleLine.isEmpty && (format.includesAdult || !fields.isAdult)
  }
}

extension Movie: ListedTitle {
  public static var kind: TitleID.Kind { .movie }
  public var date: DayDate? { releaseDate }
}

extension TVShow: ListedTitle {
  public static var kind: TitleID.Kind { .show }
  public var title: String { name }
  public var originalTitle: String { originalName }
  public var date: DayDate? { firstAirDate }
}

extension MediaItem {
  /// The film or series, or `nil` for any other item.
  package var listedTitle: (any ListedTitle)? {
    switch self {
    case .movie(let film): film
    case .show(let show): show
    case .person, .collection, .season, .episode: nil
    }
  }
}
