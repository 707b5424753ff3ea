import Foundation
import Testing

/// A recorded TMDB response, stored outside this project, and its request.
struct Recording: Decodable, Sendable, CustomTestStringConvertible {
  let file: String
  let method: String
  let path: String
  let status: Int
  let query: [[String]]?
  let headers: [String: HeaderValue]?

  /// A header's value: one text or several.
  enum HeaderValue: Decodable, Sendable {
    case one(String)
    case several([String])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self = .one(text)
      } else {
        self = .several((try? value.decode([String].self)) ?? [])
      }
    }
  }

  /// Returns whether TMDB reported an error, either by the status or in the body.
  func isError() throws -> Bool {
    guard status < 400 else { return true }
    let object = try JSONSerialization.jsonObject(with: RecordingFolder.body(of: self)) as? [String: Any]
    return object?["success"] as? Bool == false
  }

  var testDescription: String { "\(method) \(path) (\(file))" }
}
