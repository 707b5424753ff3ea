import Foundation

/// The output of a command: lines for a person, or JSON for a program.
public protocol CommandReport {
  func text() -> String
  func json() throws -> String
}

extension Encodable {
  /// Returns the JSON that commands print. Dates are written by ISO 8601.
  func commandJSON() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
