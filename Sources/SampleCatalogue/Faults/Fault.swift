/// What goes wrong with a request: it waits, or it gets an answer that is not the catalogue's.
public enum Fault: Hashable, Sendable {
  /// It waits until it is released.
  case hold
  /// It waits this long.
  case delay(Duration)
  /// The answer is a bad one.
  case answer(BadAnswer)
}

/// An answer that is not what was asked for.
public enum BadAnswer: Hashable, Sendable {
  /// TMDB's own JSON for an error: one of ``Fault/statuses``, and the seconds to wait before asking again, if they are
  /// to be said.
  case refusal(status: Int, retryAfter: Int?)
  /// None at all: the connection is closed.
  case dropped
  /// The connection is closed in the middle of the body.
  case cut
  /// Half of the body, sent as if it were the whole.
  case truncated
  /// Bytes that are no text, said to be JSON.
  case garbage
  /// A page for a person, as a hotel's network sends it.
  case text
  /// A list without results.
  case empty
  /// A list that ends after this many pages.
  case pages(Int)
  /// A picture that is hostile in this way, or each in its own way.
  case picture(HostilePicture?)
}

extension Fault {
  /// The HTTP statuses that can be answered, each with TMDB's own code and words.
  public static var statuses: [Int] { Refusal.faults.map(\.status) }
}

extension Fault: CustomStringConvertible {
  /// As it is written in a rule.
  public var description: String {
    switch self {
    case .hold: "hold"
    case .delay(let duration): "delay \(duration / .seconds(1))"
    case .answer(let answer): answer.description
    }
  }
}

extension BadAnswer: CustomStringConvertible {
  /// As it is written in a rule.
  public var description: String {
    switch self {
    case .refusal(let status, let seconds): "status \(status)" + (seconds.map { " retry-after \($0)" } ?? "")
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

extension Refusal {
  /// Those that a rule can ask for.
  static let faults: [Refusal] = [
    .invalidKey, .notFound,
    Refusal(429, code: 25, "Your request count (41) is over the allowed limit of (40)."),
    .internalError,
    Refusal(502, code: 43, "Couldn't connect to the backend server."),
    Refusal(503, code: 9, "Service offline: This service is temporarily offline, try again later."),
    Refusal(504, code: 24, "Your request to the backend server timed out. Try again."),
  ]
}
