import Foundation
import Localization
import TMDB

/// A formatter of dates and ratings for the user's locale.
public struct TitleTexts: Sendable {
  public let locale: Locale
  private let dates: DateFormatter
  private let ratingStyle: FloatingPointFormatStyle<Double>
  private let calendar: Calendar

  public init(locale: Locale) {
    self.locale = locale
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    self.calendar = calendar
    dates = DateFormatter()
    dates.locale = locale
    dates.calendar = calendar
    dates.timeZone = .gmt
    dates.dateStyle = .medium
    dates.timeStyle = .none
    ratingStyle = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(1))
  }

  /// Returns a date in the locale's medium format, or an empty string if it is unknown.
  public func date(_ day: DayDate?) -> String {
    guard let day, let date = calendar.date(from: day.dateComponents) else { return "" }
    return dates.string(from: date)
  }

  /// Returns a rating out of ten with one decimal, or "Not rated" without votes.
  public func rating(_ average: Double, votes: Int) -> String {
    votes > 0 ? bounded(average).formatted(ratingStyle) : tr("Not rated")
  }

  /// Returns the rating for screen readers, with words because a number alone would be ambiguous.
  public func accessibleRating(_ average: Double, votes: Int) -> String {
    votes > 0 ? tr("rated {rating} out of 10", ["rating": rating(average, votes: votes)]) : tr("not rated")
  }
}

/// Returns a rating limited to its scale, because TMDB's value is unchecked.
private func bounded(_ average: Double) -> Double { max(0, min(average, 10)) }

extension TitleTexts {
  /// Returns a date with its weekday, such as "Sunday, November 29". It contains the year if that isn't the current
  /// one.
  public func weekday(_ day: DayDate, today: DayDate? = .today()) -> String {
    weekday(day, month: .wide, today: today)
  }

  /// Returns "Today", "Yesterday", or a date such as "Friday, Nov 27". It contains the year if that isn't the current
  /// one.
  public func pastDay(_ day: DayDate, today: DayDate?) -> String {
    switch today.map({ day.days(until: $0) }) {
    case 0: tr("Today")
    case 1: tr("Yesterday")
    default: weekday(day, month: .abbreviated, today: today)
    }
  }

  /// Returns "Yesterday", "Today", "Tomorrow", a weekday within the next six days, or a date such as "Friday, Dec 11".
  public func comingDay(_ day: DayDate, today: DayDate?) -> String {
    switch today.map({ $0.days(until: day) }) {
    case -1: tr("Yesterday")
    case 0: tr("Today")
    case 1: tr("Tomorrow")
    case let days? where (2...6).contains(days): weekdayName(of: day)
    default: weekday(day, month: .abbreviated, today: today)
    }
  }

  private func weekdayName(of day: DayDate) -> String {
    let calendar = Self.calendar
    guard let date = calendar.date(from: day.dateComponents) else { return "" }
    return date.formatted(Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt).weekday(.wide))
  }

  private func weekday(_ day: DayDate, month: Date.FormatStyle.Symbol.Month, today: DayDate?) -> String {
    let calendar = Self.calendar
    guard let date = calendar.date(from: day.dateComponents) else { return "" }
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt).weekday(.wide).day().month(month)
    return date.formatted(day.year == today?.year ? style : style.year())
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
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
