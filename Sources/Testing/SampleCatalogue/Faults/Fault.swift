/// A fault to inject into a request: a delay or a bad response.
public enum Fault: Hashable, Sendable {
  /// The request waits until it is released.
  case hold
  /// The request waits for this long.
  case delay(Duration)
  /// The request gets a bad response.
  case response(BadResponse)
}

/// A bad response.
public enum BadResponse: Hashable, Sendable {
  /// An error in TMDB's format with one of ``Fault/statuses``, and an optional `Retry-After` header in seconds.
  case error(status: Int, retryAfter: Int?)
  /// No response: the connection closes.
  case dropped
  /// The connection closes in the middle of the body.
  case cut
  /// Half of the body, sent as if it were complete.
  case truncated
  /// Binary data, declared as JSON.
  case garbage
  /// An HTML page, as from a hotel's captive portal.
  case text
  /// A list without results.
  case empty
  /// A list with this many pages.
  case pages(Int)
  /// A hostile image of this kind, or of a different kind for each image.
  case picture(HostilePicture?)
}

extension Fault {
  /// The available HTTP statuses, each with TMDB's code and message.
  public static var statuses: [Int] { ErrorResponse.faults.map(\.status) }
}

extension Fault: CustomStringConvertible {
  /// The fault in a rule's syntax.
  public var description: String {
    switch self {
    case .hold: "hold"
    case .delay(let duration): "delay \(duration / .seconds(1))"
    case .response(let response): response.description
    }
  }
}

extension BadResponse: CustomStringConvertible {
  /// The fault in a rule's syntax.
  public var description: String {
    switch self {
    case .error(let status, let seconds): "status \(status)" + (seconds.map { " retry-after \($0)" } ?? "")
    case .dropped: "drop"
    case .cut: "cut"
    case .truncated: "truncated"
    case .garbage: "garbage"
    case .text: "text"
    case .empty: "empty"
    case .pages(let count): "pages \(count)"
    case .picture(let kind): kind.map { "picture \($0.rawValue)" } ?? "pictures"
    }
  }
}

extension ErrorResponse {
  /// The errors available in rules.
  static let faults: [ErrorResponse] = [
    .invalidKey, .notFound,
    ErrorResponse(429, code: 25, "Your request count (41) is over the allowed limit of (40)."),
    .internalError,
    ErrorResponse(502, code: 43, "Couldn't connect to the backend server."),
    ErrorResponse(503, code: 9, "Service offline: This service is temporarily offline, try again later."),
    ErrorResponse(504, code: 24, "Your request to the backend server timed out. Try again."),
  ]
}
