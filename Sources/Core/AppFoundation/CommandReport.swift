import Foundation

/// The output of a command, as lines of text or as JSON.
public protocol CommandReport {
  func text() -> String
  func json() throws -> String
}

extension Encodable {
  /// Returns the JSON that commands print. Dates are in ISO 8601 format.
  package func commandJSON() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
