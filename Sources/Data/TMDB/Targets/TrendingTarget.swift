/// The targets for trending titles and people.
public enum TrendingTarget {
  /// The period over which TMDB measures trends.
  public enum Window: String, CaseIterable, Sendable {
    case day
    case week
  }

  /// Returns a target for trending movies, shows and people together.
  public static func all(_ window: Window = .day) -> Target<Page<MediaItem>> {
    Target("/trending/all/\(window.rawValue)", cache: .response, settings: [.language])
  }

  /// Returns a target for trending movies.
  public static func movies(_ window: Window = .day) -> Target<Page<Movie>> {
    Target("/trending/movie/\(window.rawValue)", cache: .response, settings: [.language])
  }

  /// Returns a target for trending shows.
  public static func shows(_ window: Window = .day) -> Target<Page<TVShow>> {
    Target("/trending/tv/\(window.rawValue)", cache: .response, settings: [.language])
  }

  /// Returns a target for trending people.
  public static func people(_ window: Window = .day) -> Target<Page<Person>> {
    Target("/trending/person/\(window.rawValue)", cache: .response, settings: [.language])
  }
}
