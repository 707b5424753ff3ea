/// The targets for titles that match a filter.
public enum DiscoverTarget {
  /// Returns a target for the movies that match a filter.
  public static func movies(_ filter: MovieFilter = MovieFilter()) -> Target<Page<Movie>> {
    let settings: Set<TargetSetting> = [.language, .region, .includeAdult]
    return Target("/discover/movie", cache: .response, parameters: filter.parameters, settings: settings)
  }

  /// Returns a target for the shows that match a filter.
  public static func shows(_ filter: TVFilter = TVFilter()) -> Target<Page<TVShow>> {
    Target("/discover/tv", cache: .response, parameters: filter.parameters, settings: [.language, .includeAdult])
  }
}
