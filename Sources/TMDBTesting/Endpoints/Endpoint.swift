import Foundation
import TMDB

/// One endpoint of TMDB's as this library knows it: where it is, and how its answers are read. It checks answers that
/// come from elsewhere.
public struct Endpoint: Sendable {
  /// The HTTP method.
  public let method: NetworkRequest.Method
  /// The path under the version, with `{}` for what varies, such as `/movie/{}/credits`.
  public let pattern: String
  /// The names of the parameters that a target of this endpoint can send, without the credential and the page.
  public let parameters: Set<String>
  private let read: @Sendable (Data, DecodingReport) throws -> any Sendable

  /// The endpoint of a target.
  public init<Response>(_ target: Target<Response>) {
    method = target.method
    pattern = target.path.pattern
    var parameters = Set(target.parameters.keys)
    if target.settings.contains(.language) { parameters.insert("language") }
    if target.settings.contains(.region) { parameters.insert("region") }
    if target.settings.contains(.includeAdult) { parameters.insert("include_adult") }
    self.parameters = parameters
    read = { data, report in
      let decoder = JSONDecoder()
      decoder.userInfo[.decodingReport] = report
      return try decoder.decode(Response.self, from: data)
    }
  }

  /// Reads an answer by the model of this endpoint; what had to be skipped is in the report.
  public func decode(_ body: Data, report: DecodingReport) throws -> any Sendable {
    try read(body, report)
  }

  /// The endpoint that a request's path belongs to, `nil` when none is known. The path may begin with the version,
  /// and may hold placeholders in braces. The method decides only where one path has several.
  public static func matching(_ path: String, method: String = "GET") -> Endpoint? {
    var segments = path.split(separator: "?")[0].split(separator: "/")
    if segments.first == "3" { segments.removeFirst() }
    return all.compactMap { endpoint in endpoint.likeness(to: segments).map { (endpoint, $0) } }
      .max { left, right in
        if left.1 != right.1 { return left.1 < right.1 }
        return (left.0.method.rawValue == method ? 1 : 0) < (right.0.method.rawValue == method ? 1 : 0)
      }?.0
  }
}

extension Endpoint {
  private func likeness(to path: [Substring]) -> Int? {
    let own = pattern.split(separator: "/")
    guard own.count == path.count else { return nil }
    var same = 0
    for (own, other) in zip(own, path) where own != "{}" {
      guard own == other else { return nil }
      same += 1
    }
    return same
  }
}
