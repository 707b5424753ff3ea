import Foundation

/// The settings that a client applies to its requests.
public struct ClientConfiguration: Hashable, Sendable {
  /// The base URL of TMDB's API.
  public static let standardBaseURL = URL(string: "https://api.themoviedb.org") ?? URL(filePath: "/")

  /// The server's scheme, host and port, without the API version; the client appends `/3`.
  public var baseURL = ClientConfiguration.standardBaseURL
  /// The language of texts: an ISO 639-1 code with an optional ISO 3166-1 country, such as `en` or `pt-BR`. TMDB's
  /// default for `nil` is `en-US`.
  public var language: String?
  /// The region as an ISO 3166-1 code; `nil` for TMDB's default.
  public var region: String?
  /// Whether searches and lists include adult titles.
  public var includesAdult = false
  /// Whether a cache may store the responses.
  ///
  /// If `false`, each request has the header `Cache-Control: no-store` (RFC 9111, section 5.2.1.5).
  public var allowsCaching = true

  /// Creates a configuration with TMDB's defaults.
  public init() {}

  /// Creates a configuration. Omitted settings have TMDB's defaults.
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
