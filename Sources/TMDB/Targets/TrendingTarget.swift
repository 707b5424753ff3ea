/// What gets attention today or this week.
public enum TrendingTarget {
  /// The time over which TMDB counts.
  public enum Window: String, CaseIterable, Sendable {
    case day
    case week
  }

  /// Films, series and people together.
  public static func all(_ window: Window = .day) -> Target<Page<MediaItem>> {
    Target("/trending/all/\(window.rawValue)", settings: [.language])
  }

  /// Films.
  public static func movies(_ window: Window = .day) -> Target<Page<Movie>> {
    Target("/trending/movie/\(window.rawValue)", settings: [.language])
  }

  /// Series.
  public static func shows(_ window: Window = .day) -> Target<Page<TVShow>> {
    Target("/trending/tv/\(window.rawValue)", settings: [.language])
  }

  /// People.
  public static func people(_ window: Window = .day) -> Target<Page<Person>> {
    Target("/trending/person/\(window.rawValue)", settings: [.language])
  }
}
