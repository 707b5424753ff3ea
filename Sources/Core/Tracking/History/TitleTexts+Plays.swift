import AppFoundation
import Foundation
import Library
import TMDB

/// The text for the dates of plays. It's exactly as precise as the date.
extension TitleTexts {
  /// Returns "Nov 21, 2026", "November 2026" or "2026"; `nil` if unknown. A moment's day is the one in its own time
  /// zone.
  public func when(_ date: PartialDate) -> String? {
    let known = date.components
    guard let year = known.year else { return nil }
    guard let month = known.month else { return String(year) }
    let day = known.day.flatMap { DayDate(year: year, month: month, day: $0) }
    return day.map { self.date($0) } ?? self.month(month, of: year)
  }

  /// Returns "November 2026".
  public func month(_ month: Int, of year: Int) -> String { format(month, of: year) { $0.year().month(.wide) } }

  /// Returns "Nov".
  public func shortMonth(_ month: Int) -> String { format(month, of: 2001) { $0.month(.abbreviated) } }

  /// Returns the time of a moment in its own time zone: "8:15 PM"; `nil` for other dates.
  public func clock(_ date: PartialDate) -> String? {
    guard case .moment(let seconds, let offset) = date, let zone = TimeZone(secondsFromGMT: offset * 60) else {
      return nil
    }
    return Date(timeIntervalSince1970: Double(seconds)).formatted(
      Date.FormatStyle(locale: locale, calendar: .gregorian(in: zone), timeZone: zone).hour().minute())
  }

  private func format(_ month: Int, of year: Int, _ style: (Date.FormatStyle) -> Date.FormatStyle) -> String {
    let calendar = Calendar.gregorian(in: .gmt)
    guard let date = calendar.date(from: DateComponents(year: year, month: month, day: 1)) else { return "" }
    return date.formatted(style(Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)))
  }
}

extension Calendar {
  fileprivate static func gregorian(in zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}
