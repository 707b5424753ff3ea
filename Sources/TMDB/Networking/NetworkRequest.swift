import Foundation

/// One HTTP request, complete: nothing is added to it on its way.
public struct NetworkRequest: Hashable, Sendable {
  /// What is to be done; TMDB knows these three.
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  /// What is to be done.
  public var method: Method
  /// The whole address, with its query; it may hold secrets, so show it by `description`.
  public var url: URL
  /// Header fields, which may hold secrets.
  public var headers: [String: String]
  /// The body; `nil` for none.
  public var body: Data?

  /// Makes a request.
  public init(_ method: Method = .get, _ url: URL, headers: [String: String] = [:], body: Data? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}
