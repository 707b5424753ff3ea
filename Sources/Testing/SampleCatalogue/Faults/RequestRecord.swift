import Foundation
import TMDB

/// A logged request and its outcome, without keys and sessions.
public struct RequestRecord: Codable, Hashable, Sendable {
  /// The outcome of a request.
  public enum Outcome: String, Codable, Hashable, Sendable {
    /// The request is held or in progress.
    case waiting
    case answered
    /// The connection was closed, before or during the response.
    case dropped
    /// The client disconnected, or the server stopped listening.
    case cancelled
  }

  /// The position among all requests, starting at 1. It doesn't change when the log is cleared.
  public var number: Int
  /// The HTTP method in uppercase.
  public var method: String
  /// The path without the query, with `…` in place of a session.
  public var path: String
  /// The query as sent, without keys and sessions.
  public var query: String
  /// The logical time of arrival. Logical times start at 1, increase with each logged event, and define only the order.
  public var arrived: Int
  /// The logical time of the end, or `nil`.
  public var ended: Int?
  public var outcome = Outcome.waiting
  /// The HTTP status of the response, or `nil`.
  public var status: Int?

  init(number: Int, moment: Int, method: String, url: URL) {
    self.number = number
    self.method = method
    arrived = moment
    path = Self.withoutSession(url.path)
    query = Self.withoutSecrets(url.query(percentEncoded: true) ?? "")
  }

  /// The parameters of the query. The last of several values wins.
  public var parameters: [String: String] {
    var components = URLComponents()
    components.percentEncodedQuery = query
    return Dictionary((components.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { _, last in last }
  }
}

extension RequestRecord: CustomStringConvertible {
  /// The request on one line: `GET /3/movie/popular?page=1 200`.
  public var description: String {
    "\(method) \(path)\(query.isEmpty ? "" : "?" + query) \(status.map { "\($0)" } ?? outcome.rawValue)"
  }
}

extension RequestRecord {
  private static let secrets: Set<String> = ["api_key", "session_id", "guest_session_id", "request_token"]

  private static func withoutSession(_ path: String) -> String {
    var segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let index = segments.firstIndex(of: "guest_session"), segments.indices.contains(index + 1),
      segments[index + 1] != "new"
    {
      segments[index + 1] = "…"
    }
    return segments.joined(separator: "/")
  }

  private static func withoutSecrets(_ query: String) -> String {
    let kept = query.split(separator: "&").filter { component in
      let name = component.prefix { $0 != "=" }
      return !secrets.contains(name.removingPercentEncoding ?? String(name))
    }
    return kept.joined(separator: "&")
  }
}
