/// Titles by what they are, not by what they are called.
public enum DiscoverTarget {
  /// The films that pass a filter.
  public static func movies(_ filter: MovieFilter = MovieFilter()) -> Target<Page<Movie>> {
    let settings: Set<TargetSetting> = [.language, .region, .includeAdult]
    return Target("/discover/movie", parameters: filter.parameters, settings: settings)
  }

  /// The series that pass a filter.
  public static func shows(_ filter: TVFilter = TVFilter()) -> Target<Page<TVShow>> {
    Target("/discover/tv", parameters: filter.parameters, settings: [.language, .includeAdult])
  }
}
