/// What a film or a series must have and must not have: the part of a filter that both share.
public struct TitleFilter: Hashable, Sendable {
  /// Ids of genres.
  public var genres: Choice<Int>?
  /// Ids of genres that it must not have.
  public var excludedGenres: Choice<Int>?
  /// Ids of keywords.
  public var keywords: Choice<Int>?
  /// Ids of keywords that it must not have.
  public var excludedKeywords: Choice<Int>?
  /// Ids of companies.
  public var companies: Choice<Int>?
  /// Ids of companies that must not be among its makers.
  public var excludedCompanies: Choice<Int>?
  /// Where it comes from, ISO 3166-1.
  public var originCountry: Choice<String>?
  /// Its own language, ISO 639-1 without a country: `en-US` finds nothing.
  public var originalLanguage: Choice<String>?
  /// Minutes.
  public var runtime = Bounds<Int>()
  /// The mean of the votes, 0 to 10.
  public var voteAverage = Bounds<Double>()
  /// How many voted.
  public var voteCount = Bounds<Int>()
  /// Ids of services where it can be seen; TMDB takes no notice of them without ``watchRegion``.
  public var watchProviders: Choice<Int>?
  /// Ids of services where it must not be.
  public var excludedWatchProviders: Choice<Int>?
  /// In which country it must be seen, ISO 3166-1.
  public var watchRegion: String?
  /// How it can be seen there.
  public var monetization: Choice<Monetization>?

  /// Lets everything through.
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
