import Foundation
import TMDB

/// A pattern that matches requests, such as `/3/movie/popular?page=2`. In the path, `*` stands for one segment, and
/// `**` at the end for any number of segments. The query lists required parameters.
public struct RequestPattern: Hashable, Sendable {
  private let segments: [String]
  private let matchesRemainder: Bool
  private let query: [String: String]
  private let text: String

  /// Every request.
  public static let all = RequestPattern(segments: [], matchesRemainder: true, query: [:], text: "/**")

  /// Every request for TMDB's API.
  public static let api = RequestPattern(segments: ["3"], matchesRemainder: true, query: [:], text: "/3/**")

  /// Every request for an image.
  public static let pictures = RequestPattern(
    segments: ["t", "p"], matchesRemainder: true, query: [:], text: "/t/p/**")

  /// Parses a pattern. It must begin with a slash, and isn't percent-encoded.
  public init(_ text: String) throws(FaultSyntaxError) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard text.hasPrefix("/"), !text.contains(where: \.isWhitespace) else { throw .pattern(text) }
    var segments = halves[0].split(separator: "/").map(String.init)
    let matchesRemainder = segments.last == "**"
    if matchesRemainder { segments.removeLast() }
    guard !segments.contains(where: { $0.contains("**") }) else { throw .pattern(text) }
    var query: [String: String] = [:]
    for parameter in halves.count > 1 ? halves[1].split(separator: "&") : [] {
      let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw .pattern(text) }
      query[parts[0]] = parts[1]
    }
    self.init(segments: segments, matchesRemainder: matchesRemainder, query: query, text: text)
  }

  private init(segments: [String], matchesRemainder: Bool, query: [String: String], text: String) {
    self.segments = segments
    self.matchesRemainder = matchesRemainder
    self.query = query
    self.text = text
  }

  /// Returns whether a request for this URL matches.
  public func matches(_ url: URL) -> Bool {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    return matches(path: url.path, items.map { ($0.name, $0.value ?? "") })
  }

  /// Returns whether a logged request matches. The log doesn't contain keys and sessions.
  public func matches(_ record: RequestRecord) -> Bool {
    matches(path: record.path, record.parameters.map { ($0.key, $0.value) })
  }

  private func matches(path: String, _ parameters: [(name: String, value: String)]) -> Bool {
    let requested = path.split(separator: "/").map(String.init)
    guard matchesRemainder ? requested.count >= segments.count : requested.count == segments.count else { return false }
    guard zip(segments, requested).allSatisfy({ $0 == "*" || $0 == $1 }) else { return false }
    return query.allSatisfy { name, value in parameters.contains { $0.name == name && $0.value == value } }
  }
}

extension RequestPattern: CustomStringConvertible {
  /// The pattern as it was written.
  public var description: String { text }
}
