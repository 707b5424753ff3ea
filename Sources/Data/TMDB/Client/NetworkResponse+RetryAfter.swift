import Foundation

/// Parsing of the `Retry-After` header.
extension NetworkResponse {
  /// Returns the delay in the `Retry-After` header, in seconds, or `nil` if the header is missing or malformed.
  ///
  /// The header may contain a number or a date. Delays longer than a year are shortened to a year.
  ///
  /// - Parameter now: The current date, subtracted from a date in the header.
  public func retryAfter(now: Date) -> TimeInterval? {
    guard let text = headers["retry-after"]?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
    let seconds = Double(text) ?? Self.date(text).map { max(0, $0.timeIntervalSince(now)) }
    return seconds.flatMap { $0.isFinite && $0 >= 0 ? min($0, Self.year) : nil }
  }

  private static let year: TimeInterval = 366 * 86_400

  /// Parses an HTTP date such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func date(_ text: String) -> Date? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: String(words[2])) else { return nil }
    let day = String(words[1])
    let number = month + 1 < 10 ? "0\(month + 1)" : "\(month + 1)"
    return Timestamp(lenient: "\(words[3])-\(number)-\(day) \(words[4]) UTC")?.date
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
