import Foundation
import Localization
import TMDB

/// Formatting of years, lengths, numbers and amounts of money.
extension TitleTexts {
  /// Returns the year, such as "1999", or `nil` if it is unknown.
  public func year(_ day: DayDate?) -> String? { day.map { String($0.year) } }

  /// Returns the years, such as "2008–2013", "2019–" for a series that continues, or "2019" for a single year. It is
  /// `nil` if the first year is unknown.
  public func years(from first: DayDate?, to last: DayDate?, isOngoing: Bool) -> String? {
    guard let first else { return nil }
    if isOngoing { return "\(first.year)–" }
    guard let last, last.year > first.year else { return String(first.year) }
    return "\(first.year)–\(last.year)"
  }

  /// Returns the length, such as "2 h 16 min", or `nil` if it is unknown.
  public func runningTime(_ minutes: Int?) -> String? {
    guard let minutes, (1...Self.maximumMinutes).contains(minutes) else { return nil }
    let (hours, rest) = (minutes / 60, minutes % 60)
    let parts: [String?] = [
      hours == 0 ? nil : tr("{hours}\u{A0}h", ["hours": count(hours)]),
      rest == 0 ? nil : tr("{minutes}\u{A0}min", ["minutes": count(rest)]),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Returns the length in words, or `nil` if it is unknown.
  public func accessibleRunningTime(_ minutes: Int?) -> String? {
    guard let minutes, (1...Self.maximumMinutes).contains(minutes) else { return nil }
    let (hours, rest) = (minutes / 60, minutes % 60)
    let parts: [String?] = [
      hours == 0 ? nil : tr(one: "{count} hour", other: "{count} hours", count: hours),
      rest == 0 ? nil : tr(one: "{count} minute", other: "{count} minutes", count: rest),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Returns a formatted number, such as "26,280".
  public func count(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

  /// Returns a number with a noun, such as "1 vote" or "26,280 votes".
  public func counted(_ number: Int, _ thing: String) -> String { "\(count(number)) \(thing)\(number == 1 ? "" : "s")" }

  /// Returns a formatted amount of US dollars.
  public func dollars(_ sum: Int) -> String {
    sum.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(locale))
  }

  /// Returns a person's age on a day, or `nil` if it is unknown or implausible.
  public func age(born: DayDate?, on day: DayDate) -> Int? {
    guard let born, born <= day else { return nil }
    let hadBirthday = (day.month, day.day) >= (born.month, born.day)
    let age = day.year - born.year - (hadBirthday ? 0 : 1)
    return age <= Self.oldest ? age : nil
  }

  /// The maximum length. The longest film takes five weeks, so a higher value is an error.
  private static let maximumMinutes = 100_000
  private static let oldest = 125
}

extension DayDate {
  /// Creates the day from TMDB's timestamp, which is at midnight UTC of that day.
  package init?(_ moment: Timestamp?) {
    guard let moment, moment.date.timeIntervalSince1970.isFinite else { return nil }
    self.init(moment.date, in: .gmt)
  }

  /// Returns today's date in a time zone, or `nil` if the clock is outside the calendar's range.
  public static func today(_ date: Date = Date(), in zone: TimeZone = .current) -> DayDate? {
    DayDate(date, in: zone)
  }
}

extension DayDate {
  private init?(_ date: Date, in zone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
    guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
