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

  /// Creates a request.
  public init(_ method: Method = .get, _ url: URL, headers: [String: String] = [:], body: Data? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}
