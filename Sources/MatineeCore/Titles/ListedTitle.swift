import TMDB

/// A film or a series as TMDB's lists have it: the same facts under one name.
public protocol ListedTitle: Decodable, Identifiable, Sendable where ID == Int {
  static var kind: TitleID.Kind { get }
  /// In the language asked for, or the original one where there is no translation.
  var shownTitle: String { get }
  var originalTitle: String { get }
  var overview: String { get }
  /// When it came out, or was first shown.
  var date: DayDate? { get }
  /// 0 to 10; means nothing without votes.
  var voteAverage: Double { get }
  var voteCount: Int { get }
  var posterPath: ImagePath? { get }
  var backdropPath: ImagePath? { get }
}

extension ListedTitle {
  public var titleID: TitleID { TitleID(Self.kind, id) }
}

extension Movie: ListedTitle {
  public static var kind: TitleID.Kind { .film }
  public var shownTitle: String { title.isEmpty ? originalTitle : title }
  public var date: DayDate? { releaseDate }
}

extension TVShow: ListedTitle {
  public static var kind: TitleID.Kind { .series }
  public var shownTitle: String { name.isEmpty ? originalName : name }
  public var originalTitle: String { originalName }
  public var date: DayDate? { firstAirDate }
}
