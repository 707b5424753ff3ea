import Library
import TitleIdentity

/// Strict parsers for numbers in other apps' texts.
enum NumberReading {
  /// Parses a positive ID. Apps write `0`, `-1`, `null` or nothing for missing IDs.
  static func id(_ text: String?) -> Int? { whole(text).flatMap { $0 > 0 ? $0 : nil } }

  /// Parses the number of a season or episode, which may be 0.
  static func ordinal(_ text: String?) -> Int? { whole(text).flatMap { (0...100_000).contains($0) ? $0 : nil } }

  /// Parses a nonnegative count.
  static func count(_ text: String?) -> Int? { whole(text).flatMap { $0 >= 0 ? $0 : nil } }

  /// Parses the first year in `2013`, `2013–2023` or `2013-05-01`.
  static func year(_ text: String?) -> Int? {
    guard let text, text.utf8.count >= 4, let year = Int(text.prefix(4)), TitleReference.years.contains(year) else {
      return nil
    }
    let next = text.dropFirst(4).first
    return next == nil || next == "-" || next == "–" || next == "." || next == "/" || next == " " ? year : nil
  }

  /// Returns whether the text is `true`, `t`, `yes` or `1`, in any case.
  static func flag(_ text: String?) -> Bool { ["true", "yes", "1", "t"].contains((text ?? "").lowercased()) }

  /// Parses an integer, including a spreadsheet's `7.0`.
  private static func whole(_ text: String?) -> Int? {
    guard let text else { return nil }
    if let number = Int(text) { return number }
    guard let number = ExactNumber(text), number.digits % number.divisor == 0 else { return nil }
    return number.digits / number.divisor
  }
}
