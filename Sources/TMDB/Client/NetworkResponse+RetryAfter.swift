import Foundation

/// Reads how long a server asks us to wait.
extension NetworkResponse {
  /// The seconds that `Retry-After` asks for, given as a number or as a date; `nil` when it is missing or makes no
  /// sense. Up to a year: what is longer counts as a year.
  ///
  /// - Parameter now: the calendar's time, for a date to be counted from.
  public func retryAfter(now: Date) -> TimeInterval? {
    guard let text = headers["retry-after"]?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
    let seconds = Double(text) ?? Self.date(text).map { max(0, $0.timeIntervalSince(now)) }
    return seconds.flatMap { $0.isFinite && $0 >= 0 ? min($0, Self.year) : nil }
  }

  private static let year: TimeInterval = 366 * 86_400

  /// Reads an HTTP date such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func date(_ text: String) -> Date? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: String(words[2])) else { return nil }
    let day = String(words[1])
    let number = month + 1 < 10 ? "0\(month + 1)" : "\(month + 1)"
    return Timestamp(lenient: "\(words[3])-\(number)-\(day) \(words[4]) UTC")?.date
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
