import Foundation

/// One HTTP answer with its whole body.
public struct NetworkResponse: Hashable, Sendable {
  /// The HTTP status code.
  public var status: Int
  /// Header fields; the names are lower case.
  public var headers: [String: String]
  /// The whole body, unpacked.
  public var body: Data

  /// Makes an answer.
  public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
