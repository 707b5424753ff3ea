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
    now.formatted(.iso8601.year().month().day())
  }

  func adding(days: Int) -> Day {
    Day(now.addingTimeInterval(Double(days) * 86_400))
  }
}
