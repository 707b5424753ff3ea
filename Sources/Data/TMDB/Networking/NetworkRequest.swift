import Foundation

/// A complete HTTP request. A network sends it without adding parameters or credentials.
public struct NetworkRequest: Hashable, Sendable {
  /// The HTTP methods that TMDB uses.
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  /// The HTTP method.
  public var method: Method
  /// The URL with its query. It may contain secrets; use `description` for logs.
  public var url: URL
  /// The header fields, which may contain secrets.
  public var headers: [String: String]
  /// The body; `nil` if there is none.
  public var body: Data?
  /// The response as a cache may store it; `nil` if the response must not be cached. It is not sent, and requests are
  /// equal without it.
  public var cacheable: CacheableResponse?

  /// Creates a request.
  public init(
    _ method: Method = .get, _ url: URL, headers: [String: String] = [:], body: Data? = nil,
    cacheable: CacheableResponse? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.cacheable = cacheable
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.method == right.method && left.url == right.url && left.headers == right.headers && left.body == right.body
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(method)
    hasher.combine(url)
  }
}
