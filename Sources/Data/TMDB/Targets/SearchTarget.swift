/// The targets for text searches.
///
/// TMDB matches original, translated and alternative titles, and sorts by similarity and popularity.
public enum SearchTarget {
  /// Returns a target that searches movies, shows and people together.
  public static func multi(_ query: String) -> Target<Page<MediaItem>> {
    Target("/search/multi", cache: .titles, parameters: ["query": query], settings: [.language, .includeAdult])
  }

  /// Returns a target that searches movies. `year` is the year of any release, `primaryReleaseYear` of the first one.
  public static func movies(
    _ query: String, year: Int? = nil, primaryReleaseYear: Int? = nil
  ) -> Target<Page<Movie>> {
    Target(
      "/search/movie", cache: .titles, parameters: ["query": query], settings: [.language, .region, .includeAdult]
    )
    .with("year", year.map(String.init))
    .with("primary_release_year", primaryReleaseYear.map(String.init))
  }

  /// Returns a target that searches shows. `year` is the year of any episode, `firstAirDateYear` of the first one.
  public static func shows(
    _ query: String, year: Int? = nil, firstAirDateYear: Int? = nil
  ) -> Target<Page<TVShow>> {
    Target("/search/tv", cache: .titles, parameters: ["query": query], settings: [.language, .includeAdult])
      .with("year", year.map(String.init))
      .with("first_air_date_year", firstAirDateYear.map(String.init))
  }

  /// Returns a target that searches people.
  public static func people(_ query: String) -> Target<Page<Person>> {
    Target("/search/person", cache: .titles, parameters: ["query": query], settings: [.language, .includeAdult])
  }

  /// Returns a target that searches collections of movies.
  public static func collections(_ query: String) -> Target<Page<CollectionSummary>> {
    Target(
      "/search/collection", cache: .nothing, parameters: ["query": query],
      settings: [.language, .region, .includeAdult])
  }

  /// Returns a target that searches companies.
  public static func companies(_ query: String) -> Target<Page<Company>> {
    Target("/search/company", cache: .nothing, parameters: ["query": query])
  }

  /// Returns a target that searches keywords, which are in English.
  public static func keywords(_ query: String) -> Target<Page<Keyword>> {
    Target("/search/keyword", cache: .nothing, parameters: ["query": query])
  }
}
