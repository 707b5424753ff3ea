import Foundation
import Testing

/// One real answer of TMDB's that lies outside this project, and the request that it was the answer to.
struct Recording: Decodable, Sendable, CustomTestStringConvertible {
  let file: String
  let method: String
  let path: String
  let status: Int
  let query: [[String]]?
  let headers: [String: HeaderValue]?

  /// A header is one text or several.
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

  /// Whether TMDB said no: by the status, or by a body that says so whatever the status.
  func isError() throws -> Bool {
    guard status < 400 else { return true }
    let object = try JSONSerialization.jsonObject(with: RecordingFolder.body(of: self)) as? [String: Any]
    return object?["success"] as? Bool == false
  }

  var testDescription: String { "\(method) \(path) (\(file))" }
}
