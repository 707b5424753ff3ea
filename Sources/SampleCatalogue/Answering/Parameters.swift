import Foundation

/// The parameters of a request's query, read as leniently as TMDB reads them.
///
/// Empty components are skipped, an empty value counts as none, `+` is a space, and of a repeated name the last counts.
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

  func int(_ name: String) throws(Refusal) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text) else { throw .invalidParameters }
    return number
  }

  func double(_ name: String) throws(Refusal) -> Double? {
    guard let text = self[name] else { return nil }
    guard let number = Double(text), number.isFinite else { throw .invalidParameters }
    return number
  }

  /// A day as `yyyy-MM-dd`; days compare as texts do. A time after it is dropped.
  func day(_ name: String) throws(Refusal) -> String? {
    guard let text = self[name] else { return nil }
    let day = String(text.prefix(10))
    let parts = day.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else {
      throw .invalidDate
    }
    return day
  }

  /// The page asked for, 1 to 500.
  func page() throws(Refusal) -> Int {
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
