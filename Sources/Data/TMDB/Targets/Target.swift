import Foundation

/// A description of a request to TMDB, the type of its response, and the part of it that may be cached.
///
/// The enums ``MovieTarget``, ``TVTarget``, ``SearchTarget`` and others create targets. ``Client/value(of:)`` requests
/// them:
///
/// <!-- snippet: let client: Client! = nil -->
/// ```swift
/// let page = try await client.value(of: MovieTarget.popular)      // Page<Movie>
/// let movie = try await client.value(of: MovieTarget.details(550)) // MovieDetails
/// ```
public struct Target<Response: Decodable & Sendable>: Sendable {
  /// The server's scheme, host and port; `nil` for the client's base URL.
  public var baseURL: URL?
  /// The path after the API version, such as `/movie/550/credits`.
  public var path: TargetPath
  /// The part of the response that a cache may store.
  public var cachePolicy: CachePolicy
  /// The HTTP method.
  public var method: NetworkRequest.Method
  /// The query parameters, not yet percent-encoded.
  public var parameters: [String: String]
  /// The fields of the JSON object in the body; empty if there is no body.
  public var body: [String: JSONValue]
  /// The client's settings that the endpoint accepts as parameters.
  public var settings: Set<TargetSetting>

  /// Creates a target for any endpoint. The `…Target` enums contain those that TMDB documents.
  public init(
    _ path: TargetPath, cache cachePolicy: CachePolicy, method: NetworkRequest.Method = .get,
    parameters: [String: String] = [:], body: [String: JSONValue] = [:], settings: Set<TargetSetting> = []
  ) {
    self.path = path
    self.cachePolicy = cachePolicy
    self.method = method
    self.parameters = parameters
    self.body = body
    self.settings = settings
  }

  /// Returns a target with the parameter set to a value, or removed if the value is `nil`.
  public func with(_ name: String, _ value: String?) -> Self {
    var target = self
    target.parameters[name] = value
    return target
  }

  /// Returns a target for another page. TMDB serves pages 1 to 500.
  public func page(_ number: Int) -> Self {
    with("page", String(number))
  }
}

/// A client setting that an endpoint may accept.
public enum TargetSetting: Hashable, Sendable {
  /// The parameter `language`: the language of texts.
  case language
  /// The parameter `region`: the country whose release dates apply.
  case region
  /// The parameter `include_adult`: the inclusion of adult titles.
  case includeAdult
}

extension Target: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.baseURL == right.baseURL && left.path == right.path && left.cachePolicy == right.cachePolicy
      && left.method == right.method && left.parameters == right.parameters && left.body == right.body
      && left.settings == right.settings
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(method)
    hasher.combine(parameters)
  }
}

extension Target: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The method and the path, without parameters, body and secrets. Safe for logs.
  public var description: String { "\(method.rawValue) \(path)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["target": description]) }
}

/// Parameters that many endpoints share.
extension Target {
  /// The maximum number of parts that TMDB appends to a response.
  public static var maximumAppendedParts: Int { 20 }

  /// Returns a target with further appended parts. TMDB appends up to 20 parts and rejects requests with more.
  public func appending(_ parts: [String]) -> Self {
    guard !parts.isEmpty else { return self }
    let earlier = parameters["append_to_response"].map { [$0] } ?? []
    return with("append_to_response", (earlier + parts).joined(separator: ","))
  }

  func images(in languages: [String]) -> Self {
    with("include_image_language", languages.isEmpty ? nil : languages.joined(separator: ","))
  }

  func videos(in languages: [String]) -> Self {
    with("include_video_language", languages.isEmpty ? nil : languages.joined(separator: ","))
  }
}
