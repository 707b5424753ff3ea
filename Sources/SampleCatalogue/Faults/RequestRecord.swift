import Foundation
import TMDB

/// A request as the log keeps it: what was asked and how it ended, without anybody's keys.
public struct RequestRecord: Codable, Hashable, Sendable {
  /// How a request ended, or that it has not.
  public enum Outcome: String, Codable, Hashable, Sendable {
    /// It is held, or being answered.
    case waiting
    case answered
    /// The connection was closed on it, at once or in the middle of the answer.
    case dropped
    /// Who asked has gone, or was left when the server stopped listening.
    case cancelled
  }

  /// Its place among all requests, from 1 on; it stays when the log is cleared.
  public var number: Int
  /// In capitals.
  public var method: String
  /// Without the query, and with `…` in place of a session.
  public var path: String
  /// As it was written, but for keys and sessions.
  public var query: String
  /// When it came: moments are counted from 1 on, one for everything that is logged, and say only what was before what.
  public var arrived: Int
  /// When it was over, as a moment.
  public var ended: Int?
  public var outcome = Outcome.waiting
  /// The HTTP status of the answer, if there was one.
  public var status: Int?

  init(number: Int, moment: Int, method: String, url: URL) {
    self.number = number
    self.method = method
    arrived = moment
    path = Self.withoutSession(url.path)
    query = Self.withoutSecrets(url.query(percentEncoded: true) ?? "")
  }

  /// The parameters of the query; of one that is there twice, the last.
  public var parameters: [String: String] {
    var components = URLComponents()
    components.percentEncodedQuery = query
    return Dictionary((components.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { _, last in last }
  }
}

extension RequestRecord: CustomStringConvertible {
  /// One line for a person: `GET /3/movie/popular?page=1 200`.
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
