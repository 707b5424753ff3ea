/// The conditions that filters for movies and shows share.
public struct TitleFilter: Hashable, Sendable {
  /// The IDs of required genres.
  public var genres: Choice<Int>?
  /// The IDs of excluded genres.
  public var excludedGenres: Choice<Int>?
  /// The IDs of required keywords.
  public var keywords: Choice<Int>?
  /// The IDs of excluded keywords.
  public var excludedKeywords: Choice<Int>?
  /// The IDs of required production companies.
  public var companies: Choice<Int>?
  /// The IDs of excluded production companies.
  public var excludedCompanies: Choice<Int>?
  /// The country of origin (ISO 3166-1).
  public var originCountry: Choice<String>?
  /// The original language, an ISO 639-1 code without a country: `en-US` matches nothing.
  public var originalLanguage: Choice<String>?
  /// The range of the running time, in minutes.
  public var runtime = Bounds<Int>()
  /// The range of the average rating, 0 to 10.
  public var voteAverage = Bounds<Double>()
  /// The range of the number of votes.
  public var voteCount = Bounds<Int>()
  /// The IDs of required watch providers. TMDB ignores them without ``watchRegion``.
  public var watchProviders: Choice<Int>?
  /// The IDs of excluded watch providers.
  public var excludedWatchProviders: Choice<Int>?
  /// The country of the watch providers (ISO 3166-1).
  public var watchRegion: String?
  /// The required monetization types, such as subscription or rental.
  public var monetization: Choice<Monetization>?

  /// Creates a filter that matches all titles.
  public init() {}

  var parameters: [String: String] {
    var parameters: [String: String] = [:]
    parameters.set("with_genres", genres)
    parameters.set("without_genres", excludedGenres)
    parameters.set("with_keywords", keywords)
    parameters.set("without_keywords", excludedKeywords)
    parameters.set("with_companies", companies)
    parameters.set("without_companies", excludedCompanies)
    parameters.set("with_origin_country", originCountry)
    parameters.set("with_original_language", originalLanguage)
    parameters.set("with_runtime", runtime)
    parameters.set("vote_average", voteAverage)
    parameters.set("vote_count", voteCount)
    parameters.set("with_watch_providers", watchProviders)
    parameters.set("without_watch_providers", excludedWatchProviders)
    parameters.set("watch_region", watchRegion)
    parameters.set("with_watch_monetization_types", monetization)
    return parameters
  }
}
