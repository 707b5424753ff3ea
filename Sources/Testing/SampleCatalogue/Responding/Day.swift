import Foundation

/// A calendar day in UTC, so that lists don't depend on the machine's time zone.
struct Day: Sendable {
  /// The time from which the day was derived.
  let now: Date

  init(_ now: Date) {
    self.now = now
  }

  /// The day in TMDB's format, `yyyy-MM-dd`.
  var text: String {
    now.formatted(Self.style)
  }

  func adding(days: Int) -> Day {
    Day(now.addingTimeInterval(Double(days) * 86_400))
  }

  /// Returns the day a number of days after another, or the text unchanged if it isn't a day.
  static func text(_ text: String, after days: Int) -> String {
    guard let date = try? Date(text, strategy: style) else { return text }
    return Day(date).adding(days: days).text
  }

  private static let style = Date.ISO8601FormatStyle.iso8601.year().month().day()
}
