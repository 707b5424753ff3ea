/// Functions that check and parse IMDb IDs: two letters for the kind, followed by digits, such as `tt0078748`. IMDb
/// uses 7 or 8 digits; ``isTitle(_:)`` and ``isPerson(_:)`` accept 5 to 10.
package enum IMDbID {
  /// Returns whether the text is the ID of a title or an episode.
  package static func isTitle(_ text: String) -> Bool { isID(text, "tt") }

  /// Returns whether the text is the ID of a person.
  package static func isPerson(_ text: String) -> Bool { isID(text, "nm") }

  /// Parses the ID of a title and returns it in IMDb's form. Some apps omit the letters “tt” or leading zeros.
  package static func title(_ text: String?) -> String? {
    guard let text else { return nil }
    let digits = text.hasPrefix("tt") ? text.dropFirst(2) : text[...]
    guard (1...12).contains(digits.utf8.count), areDigits(digits), let number = Int(digits), number > 0 else {
      return nil
    }
    let short = String(number)
    return "tt" + String(repeating: "0", count: max(0, 7 - short.utf8.count)) + short
  }

  private static func isID(_ text: String, _ kind: String) -> Bool {
    text.hasPrefix(kind) && (7...12).contains(text.utf8.count) && areDigits(text.dropFirst(2))
  }

  private static func areDigits(_ text: Substring) -> Bool { text.utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
