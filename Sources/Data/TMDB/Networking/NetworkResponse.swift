import Foundation

/// An HTTP response with its complete body.
public struct NetworkResponse: Hashable, Sendable {
  /// The HTTP status code.
  public var status: Int
  /// The header fields, with lowercase names.
  public var headers: [String: String]
  /// The complete body, decompressed.
  public var body: Data

  /// Creates a response.
  public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
