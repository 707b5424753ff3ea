import Foundation

/// A calendar day in UTC, so that the lists' windows do not depend on where the machine stands.
struct Day: Sendable {
  private let date: Date

  init(_ date: Date) {
    self.date = date
  }

  /// As TMDB writes days: `yyyy-MM-dd`.
  var text: String {
    date.formatted(.iso8601.year().month().day())
  }

  func adding(days: Int) -> Day {
    Day(date.addingTimeInterval(Double(days) * 86_400))
  }
}
