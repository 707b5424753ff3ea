/// What can be searched for by words. TMDB matches original, translated and alternative titles, and orders by
/// likeness and popularity.
public enum SearchTarget {
  /// Films, series and people together.
  public static func multi(_ query: String) -> Target<Page<MediaItem>> {
    Target("/search/multi", parameters: ["query": query], settings: [.language, .includeAdult])
  }

  /// Films; `year` is of any release, `primaryReleaseYear` of the first.
  public static func movies(
    _ query: String, year: Int? = nil, primaryReleaseYear: Int? = nil
  ) -> Target<Page<Movie>> {
    Target("/search/movie", parameters: ["query": query], settings: [.language, .region, .includeAdult])
      .with("year", year.map(String.init))
      .with("primary_release_year", primaryReleaseYear.map(String.init))
  }

  /// Series; `year` is of any episode, `firstAirDateYear` of the first.
  public static func shows(
    _ query: String, year: Int? = nil, firstAirDateYear: Int? = nil
  ) -> Target<Page<TVShow>> {
    Target("/search/tv", parameters: ["query": query], settings: [.language, .includeAdult])
      .with("year", year.map(String.init))
      .with("first_air_date_year", firstAirDateYear.map(String.init))
  }

  /// People.
  public static func people(_ query: String) -> Target<Page<Person>> {
    Target("/search/person", parameters: ["query": query], settings: [.language, .includeAdult])
  }

  /// Series of films.
  public static func collections(_ query: String) -> Target<Page<CollectionSummary>> {
    Target("/search/collection", parameters: ["query": query], settings: [.language, .region, .includeAdult])
  }

  /// Companies.
  public static func companies(_ query: String) -> Target<Page<Company>> {
    Target("/search/company", parameters: ["query": query])
  }

  /// Keywords, which are English.
  public static func keywords(_ query: String) -> Target<Page<Keyword>> {
    Target("/search/keyword", parameters: ["query": query])
  }
}
