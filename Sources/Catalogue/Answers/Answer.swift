import Foundation
import TMDB

/// What a source said, to the byte, and when.
public struct Answer: Hashable, Sendable {
  /// Which question it belongs to.
  public var key: AnswerKey
  /// When these bytes came. No answer is kept or given for longer than six months from then.
  public var fetched: Date
  /// When the source last said that they still hold: when they came, or later. How old content is for a person.
  public var confirmed: Date
  /// By what the source tells this version of the answer from others; `nil` where it gave nothing.
  public var etag: String?
  /// JSON, as it came.
  public var body: Data

  /// Makes an answer that came just then.
  public init(_ key: AnswerKey, body: Data, fetched: Date, etag: String? = nil) {
    self.key = key
    self.fetched = fetched
    confirmed = fetched
    self.etag = etag
    self.body = body
  }

  /// The answer as the network would have brought it.
  public var response: NetworkResponse {
    var headers = ["content-type": "application/json;charset=utf-8"]
    headers["etag"] = etag
    return NetworkResponse(headers: headers, body: body)
  }
}

/// A value read from a saved answer, and how old it is.
public struct Saved<Value: Sendable>: Sendable {
  /// What the answer says.
  public let value: Value
  /// When the bytes came.
  public let fetched: Date
  /// When the source last said that they still hold.
  public let confirmed: Date
}

extension Saved: Equatable where Value: Equatable {}
