import Foundation

/// A cached response in compressed form. Two of them can be compared without decompression.
struct CompressedResponse: Equatable, Sendable {
  let id: Int64
  /// The date on which the response was fetched, as ``Foundation/Date/stored``.
  let fetched: Double
  let confirmed: Double
  let etag: String?
  /// The size of the uncompressed body, in bytes.
  let length: Int
  let content: Data

  /// Returns the decompressed response, or `nil` if it is damaged.
  func decompressed(_ key: ResponseKey) -> CachedResponse? {
    guard let body = CompressedBody.decompress(content, length: length) else { return nil }
    var response = CachedResponse(key, body: body, fetched: Date(stored: fetched), etag: etag)
    response.confirmed = Date(stored: confirmed)
    return response
  }
}
