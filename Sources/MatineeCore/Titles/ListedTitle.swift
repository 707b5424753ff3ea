import TMDB

/// A film or a series as TMDB's lists have it, the same facts under one name: what rows, cards and headers are written
/// from.
public protocol ListedTitle: Decodable, Identifiable, Sendable where ID == Int {
  static var kind: TitleID.Kind { get }
  /// In the language asked for, or the original one where there is no translation.
  var title: String { get }
  var originalTitle: String { get }
  var originalLanguage: String { get }
  var overview: String { get }
  /// When it came out, or was first shown.
  var date: DayDate? { get }
  /// 0 to 10; means nothing without votes.
  var voteAverage: Double { get }
  var voteCount: Int { get }
  var posterPath: ImagePath? { get }
  var backdropPath: ImagePath? { get }
  var isAdult: Bool { get }
}

extension ListedTitle {
  public var titleID: TitleID { TitleID(Self.kind, id) }
  /// The original one where it has no other.
  public var shownTitle: String { title.isEmpty ? originalTitle : title }
  /// The same on one line, fit to be laid out.
  var titleLine: String { BoundedText.line(shownTitle) }

  /// Whether it has a page that the reader wants to see.
  func canBeOpened(_ format: PageFormat) -> Bool {
    id > 0 && !titleLine.isEmpty && (format.includesAdult || !isAdult)
  }
}

extension Movie: ListedTitle {
  public static var kind: TitleID.Kind { .film }
  public var date: DayDate? { releaseDate }
}

extension TVShow: ListedTitle {
  public static var kind: TitleID.Kind { .series }
  public var title: String { name }
  public var originalTitle: String { originalName }
  public var date: DayDate? { firstAirDate }
}

extension MediaItem {
  /// `nil` for what is no title.
  var listedTitle: (any ListedTitle)? {
    switch self {
    case .movie(let film): film
    case .show(let show): show
    case .person, .collection, .season, .episode: nil
    }
  }
}
