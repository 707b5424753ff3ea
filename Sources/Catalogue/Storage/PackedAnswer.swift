import Foundation

/// An answer as it lies in the file: it can be told from another one without being unpacked.
struct PackedAnswer: Equatable, Sendable {
  let id: Int64
  /// See ``Foundation/Date/stored``.
  let fetched: Double
  let confirmed: Double
  let etag: String?
  /// How many bytes it has when it is unpacked.
  let length: Int
  let content: Data

  /// Nil where it is not whole.
  func unpacked(_ key: AnswerKey) -> Answer? {
    guard let body = PackedBody.unpack(content, length: length) else { return nil }
    var answer = Answer(key, body: body, fetched: Date(stored: fetched), etag: etag)
    answer.confirmed = Date(stored: confirmed)
    return answer
  }
}
