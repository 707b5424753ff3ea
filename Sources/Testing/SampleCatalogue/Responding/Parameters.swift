import Foundation

/// The query parameters of a request, parsed as leniently as TMDB parses them.
///
/// Empty components are skipped, an empty value counts as missing, `+` is a space, and the last of several values wins.
struct Parameters: Sendable {
  private let values: [String: String]

  init(percentEncodedQuery query: String?) {
    var values: [String: String] = [:]
    for component in (query ?? "").split(separator: "&") {
      let halves = component.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let name = Self.decoded(halves[0]), let value = Self.decoded(halves[1]) else { continue }
      values[name] = value
    }
    self.values = values
  }

  subscript(name: String) -> String? {
    guard let value = values[name], !value.isEmpty else { return nil }
    return value
  }

  func int(_ name: String) throws(ErrorResponse) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text) else { throw .invalidParameters }
    return number
  }

  func double(_ name: String) throws(ErrorResponse) -> Double? {
    guard let text = self[name] else { return nil }
    guard let number = Double(text), number.isFinite else { throw .invalidParameters }
    return number
  }

  /// Returns a day as `yyyy-MM-dd`, so that days compare as strings. A time after the day is ignored.
  func day(_ name: String) throws(ErrorResponse) -> String? {
    guard let text = self[name] else { return nil }
    let day = String(text.prefix(10))
    let parts = day.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else {
      throw .invalidDate
    }
    return day
  }

  /// Returns the requested page, 1 to 500.
  func page() throws(ErrorResponse) -> Int {
    guard let text = self["page"] else { return 1 }
    guard let page = Int(text), (1...500).contains(page) else { throw .invalidPage }
    return page
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool {
    ("0"..."9").contains(self)
  }
}

extension Parameters {
  private static func decoded(_ text: Substring) -> String? {
    text.replacing("+", with: " ").removingPercentEncoding
  }
}
