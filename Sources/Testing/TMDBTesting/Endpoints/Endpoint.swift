import Foundation
import TMDB

/// A TMDB endpoint as the `TMDB` module defines it: its path and the model of its responses.
///
/// Use it to check responses from other sources.
public struct Endpoint: Sendable {
  /// The HTTP method.
  public let method: NetworkRequest.Method
  /// The path after the API version, with `{}` in place of values, such as `/movie/{}/credits`.
  public let pattern: String
  /// The names of the parameters in this endpoint's target, without the credential and the page.
  public let parameters: Set<String>
  /// The response as a cache may store it; `nil` if it must not be cached.
  public let cacheable: CacheableResponse?
  private let read: @Sendable (Data, DecodingReport) throws -> any Sendable

  /// Creates the endpoint of a target.
  public init<Response>(_ target: Target<Response>) {
    method = target.method
    pattern = target.path.pattern
    var parameters = Set(target.parameters.keys)
    if target.settings.contains(.language) { parameters.insert("language") }
    if target.settings.contains(.region) { parameters.insert("region") }
    if target.settings.contains(.includeAdult) { parameters.insert("include_adult") }
    self.parameters = parameters
    cacheable = CacheableResponse(target)
    read = { data, report in
      let decoder = JSONDecoder()
      decoder.userInfo[.decodingReport] = report
      return try decoder.decode(Response.self, from: data)
    }
  }

  /// The method and the path, such as `GET /movie/{}`.
  public var name: String { "\(method.rawValue) \(pattern)" }

  /// Decodes a response with the endpoint's model. The report records the skipped data.
  public func decode(_ body: Data, report: DecodingReport) throws -> any Sendable {
    try read(body, report)
  }

  /// Returns the endpoint for a request's path, or `nil` if it is unknown.
  ///
  /// The path may start with the API version and may contain placeholders in braces. The method only matters if several
  /// endpoints share the path.
  public static func matching(_ path: String, method: String = "GET") -> Endpoint? {
    var segments = path.prefix { $0 != "?" }.split(separator: "/")
    if segments.first == "3" { segments.removeFirst() }
    return all.compactMap { endpoint in endpoint.literalMatches(in: segments).map { (endpoint, $0) } }
      .max { left, right in
        if left.1 != right.1 { return left.1 < right.1 }
        return (left.0.method.rawValue == method ? 1 : 0) < (right.0.method.rawValue == method ? 1 : 0)
      }?.0
  }
}

extension Endpoint {
  /// Returns the number of literal segments in the pattern, or `nil` if the path doesn't match the pattern.
  private func literalMatches(in path: [Substring]) -> Int? {
    let segments = pattern.split(separator: "/")
    guard segments.count == path.count else { return nil }
    var count = 0
    for (expected, actual) in zip(segments, path) where expected != "{}" {
      guard expected == actual else { return nil }
      count += 1
    }
    return count
  }
}
