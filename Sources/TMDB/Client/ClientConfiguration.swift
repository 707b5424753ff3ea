import Foundation

/// How a client asks: where, in which language, for which country.
public struct ClientConfiguration: Hashable, Sendable {
  /// TMDB's own address.
  public static let standardBaseURL = URL(string: "https://api.themoviedb.org") ?? URL(filePath: "/")

  /// Scheme, host and port, without the version: the client adds `/3`.
  public var baseURL = ClientConfiguration.standardBaseURL
  /// ISO 639-1, with an ISO 3166-1 country where it matters: `en`, `pt-BR`. `nil` leaves it to TMDB, which takes
  /// `en-US`.
  public var language: String?
  /// ISO 3166-1. `nil` leaves it to TMDB.
  public var region: String?
  /// Whether adult titles are among the rows of searches and lists.
  public var includesAdult = false
  /// Whether a cache may store the responses. `false` adds `Cache-Control: no-store` to each request (RFC 9111, section 5.2.1.5).
  public var allowsCaching = true

  /// TMDB's own address, language and region.
  public init() {}

  /// The settings that are given, and TMDB's own for the others.
  public init(
    baseURL: URL = ClientConfiguration.standardBaseURL, language: String? = nil, region: String? = nil,
    includesAdult: Bool = false
  ) {
    self.baseURL = baseURL
    self.language = language
    self.region = region
    self.includesAdult = includesAdult
  }
}
