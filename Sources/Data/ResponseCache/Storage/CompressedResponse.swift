import Foundation

/// A cached response in compressed form. Two of them can be compared without decompression.
struct CompressedResponse: Equatable, Sendable {
  let id: Int64
  /// The stored form of the date. See ``Foundation/Date/stored``.
  let fetched: Double
  let confirmed: Double
  let etag: String?
  /// The size of the uncompressed body, in bytes.
  let length: Int
  let content: Data

  /// Returns the decompressed response, or `nil` if it is damaged.
  func unpacked(_ key: ResponseKey) -> CachedResponse? {
    guard let body = CompressedBody.unpack(content, length: length) else { return nil }
    var answer = CachedResponse(key, body: body, fetched: Date(stored: fetched), etag: etag)
    answer.confirmed = Date(stored: confirmed)
    return answer
  }
}
