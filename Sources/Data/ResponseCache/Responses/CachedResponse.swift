import Foundation
import TMDB

/// A cached response, byte for byte, with its dates.
public struct CachedResponse: Hashable, Sendable {
  /// The key of the request.
  public var key: ResponseKey
  /// The date when the response arrived. Cached responses expire six months later.
  public var fetched: Date
  /// The date when the source last confirmed the response: on arrival or later. Apps show it as the age of the content.
  public var confirmed: Date
  /// The entity tag that identifies this version of the response; `nil` if the source sent none.
  public var etag: String?
  /// The JSON, unchanged.
  public var body: Data

  /// Creates a response that arrived on the given date and hasn't been confirmed since.
  public init(_ key: ResponseKey, body: Data, fetched: Date, etag: String? = nil) {
    self.key = key
    self.fetched = fetched
    confirmed = fetched
    self.etag = etag
    self.body = body
  }

  /// The network response with the same content.
  public var networkResponse: NetworkResponse {
    var headers = ["content-type": "application/json;charset=utf-8"]
    headers["etag"] = etag
    return NetworkResponse(headers: headers, body: body)
  }
}

/// A value decoded from a cached response, with its dates.
public struct CachedValue<Value: Sendable>: Sendable {
  /// The decoded value.
  public let value: Value
  /// The date when the response arrived.
  public let fetched: Date
  /// The date when the source last confirmed the response.
  public let confirmed: Date
}

extension CachedValue: Equatable where Value: Equatable {}
