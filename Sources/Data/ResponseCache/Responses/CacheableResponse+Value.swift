import Foundation
import TMDB

extension CacheableResponse {
  /// Decodes a response. Unreadable rows are skipped.
  ///
  /// - Throws: An error if the response has another type, or is about another object than the path.
  func value(in body: Data, of path: String) throws -> any Decodable {
    let value = try type.decoded(from: body)
    if let object = value as? any AddressedResponse, !object.isAbout(path) {
      throw ResponseCacheError.invalidResponse
    }
    return value
  }
}

extension Decodable {
  fileprivate static func decoded(from body: Data) throws -> Self {
    let decoder = JSONDecoder()
    decoder.userInfo[.decodingReport] = DecodingReport()
    return try decoder.decode(Self.self, from: body)
  }
}
