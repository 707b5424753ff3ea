import Foundation

/// A calendar day in UTC, so that the lists' windows do not depend on where the machine stands.
struct Day: Sendable {
  /// The moment that the day was taken from.
  let now: Date

  init(_ now: Date) {
    self.now = now
  }

  /// As TMDB writes days: `yyyy-MM-dd`.
  var text: String {
    now.formatted(Self.style)
  }

  func adding(days: Int) -> Day {
    Day(now.addingTimeInterval(Double(days) * 86_400))
  }

  /// The day so many days after one that is written; what is no day stays as it is.
  static func text(_ text: String, after days: Int) -> String {
    guard let date = try? Date(text, strategy: style) else { return text }
    return Day(date).adding(days: days).text
  }

  private static let style = Date.ISO8601FormatStyle.iso8601.year().month().day()
}
