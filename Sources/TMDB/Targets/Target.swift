import Foundation

/// One question to TMDB and the type of its answer: where, what, and with which parameters.
///
/// The enums `MovieTarget`, `TVTarget`, `SearchTarget` and so on make them; ``Client/value(of:)`` asks them:
///
/// ```swift
/// let page = try await client.value(of: MovieTarget.popular)      // Page<Movie>
/// let film = try await client.value(of: MovieTarget.details(550)) // MovieDetails
/// ```
public struct Target<Response: Decodable & Sendable>: Sendable {
  /// The server's scheme, host and port; `nil` stands for the client's own.
  public var baseURL: URL?
  /// The path under the version, such as `/movie/550/credits`.
  public var path: TargetPath
  /// The HTTP method.
  public var method: NetworkRequest.Method
  /// What goes into the query; values are escaped when they are sent.
  public var parameters: [String: String]
  /// What goes into the body as one JSON object; empty means no body.
  public var body: [String: JSONValue]
  /// Which of the client's own settings this endpoint takes as parameters.
  public var settings: Set<TargetSetting>

  /// Describes any endpoint; those that TMDB documents are in the `…Target` enums.
  public init(
    _ path: TargetPath, method: NetworkRequest.Method = .get, parameters: [String: String] = [:],
    body: [String: JSONValue] = [:], settings: Set<TargetSetting> = []
  ) {
    self.path = path
    self.method = method
    self.parameters = parameters
    self.body = body
    self.settings = settings
  }

  /// The same question with one more parameter; `nil` takes it away.
  public func with(_ name: String, _ value: String?) -> Self {
    var target = self
    target.parameters[name] = value
    return target
  }

  /// The same question about another page; TMDB counts from 1 and answers up to 500.
  public func page(_ number: Int) -> Self {
    with("page", String(number))
  }
}

/// A setting of the client that an endpoint may take.
public enum TargetSetting: Hashable, Sendable {
  /// `language`: in which language texts come.
  case language
  /// `region`: which country's release dates count.
  case region
  /// `include_adult`: whether adult titles are among the rows.
  case includeAdult
}

extension Target: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.baseURL == right.baseURL && left.path == right.path && left.method == right.method
      && left.parameters == right.parameters && left.body == right.body && left.settings == right.settings
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(method)
    hasher.combine(parameters)
  }
}

extension Target: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Method and path, without parameters, bodies or secret parts: fit for a log.
  public var description: String { "\(method.rawValue) \(path)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["target": description]) }
}
