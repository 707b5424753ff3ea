/// The apps whose files are read, in the order in which files are compared with them.
public enum ImportFormat: String, CaseIterable, Hashable, Sendable {
  /// The library's own journal, which it reads itself.
  case matinee
  case trakt
  case letterboxd
  case tvTime
  case simkl
  case seriesGuide
  case yamtrack
  case tmdb
  case imdb
  case movary
  case netflix

  /// What its makers call it.
  public var name: String {
    switch self {
    case .matinee: "Matinee"
    case .trakt: "Trakt"
    case .letterboxd: "Letterboxd"
    case .tvTime: "TV Time"
    case .simkl: "Simkl"
    case .seriesGuide: "SeriesGuide"
    case .yamtrack: "Yamtrack"
    case .tmdb: "TMDB"
    case .imdb: "IMDb"
    case .movary: "Movary"
    case .netflix: "Netflix"
    }
  }
}
