/// The supported apps, in the order of detection.
public enum ImportFormat: String, CaseIterable, Hashable, Sendable {
  /// Matinee's own journal, which the library reads itself.
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

  /// The app's official name.
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
