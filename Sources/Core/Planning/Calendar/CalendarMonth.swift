import AppFoundation
import TMDB

/// A month of the Gregorian calendar.
public struct CalendarMonth: Hashable, Sendable, Comparable {
  /// The number of months since January of the year 0.
  private let number: Int

  /// Creates the month of a day.
  public init(_ day: DayDate) { self.init(number: day.year * 12 + day.month - 1) }

  private init(number: Int) { self.number = min(max(number, 12), 9_999 * 12 + 11) }

  public var year: Int { number / 12 }
  /// The month, 1 to 12.
  public var month: Int { number % 12 + 1 }

  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  /// Returns the month some months later, or earlier if the number is negative. It stays in the years 1 to 9999.
  public func adding(_ months: Int) -> CalendarMonth { CalendarMonth(number: number + months) }

  /// The first day; `nil` never occurs within the years 1 to 9999.
  public var first: DayDate? { DayDate(year: year, month: month, day: 1) }

  /// Returns a day of the month, or its last one if it is shorter.
  public func day(_ day: Int) -> DayDate? {
    (1...31).reversed().lazy.filter { $0 <= max(day, 1) }.compactMap { DayDate(year: year, month: month, day: $0) }
      .first
  }

  /// Returns the days of six weeks that contain the month, week by week.
  ///
  /// - Parameter firstWeekday: The first day of the week, with 1 for Sunday, as in Foundation's calendars.
  public func days(firstWeekday: Int) -> [DayDate] {
    guard let first else { return [] }
    // 1 January 1970 was a Thursday.
    let weekday = (first.daysSince1970 + 4) % 7
    let lead = ((weekday < 0 ? weekday + 7 : weekday) - (firstWeekday - 1) + 7) % 7
    return (0..<Self.dayCount).compactMap { first.adding(days: $0 - lead) }
  }

  /// The number of days of six weeks.
  public static let dayCount = 42
}
