import Foundation

/// One HTTP request, complete: nothing is added to it on its way.
public struct NetworkRequest: Hashable, Sendable {
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case delete = "DELETE"
  }

  public var method: Method
  public var url: URL
  public var headers: [String: String]
  public var body: Data?

  public init(_ method: Method = .get, _ url: URL, headers: [String: String] = [:], body: Data? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}
