import Foundation
import Localization
import TMDB

extension TitleTexts {
  /// Returns a date with its weekday, such as "Sunday, November 29". It contains the year if that isn't the current
  /// one.
  public func weekday(_ day: DayDate, today: DayDate? = .today()) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard let date = calendar.date(from: day.dateComponents) else { return "" }
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt).weekday(.wide).day().month(.wide)
    return date.formatted(day.year == today?.year ? style : style.year())
  }

  /// Returns a date and time such as "today at 2:05 PM" or "on Nov 20, 2026" in the user's locale and time zone.
  public func moment(_ date: Date, now: Date = Date(), timeZone: TimeZone = .current) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: now))
    switch days.day {
    case 0: return tr("today at {time}", ["time": date.formatted(style.hour().minute())])
    case 1: return tr("yesterday at {time}", ["time": date.formatted(style.hour().minute())])
    default:
      style = style.year().month().day()
      return tr("on {date}", ["date": date.formatted(style)])
    }
  }
}
