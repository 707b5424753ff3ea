import Foundation
import Library
import Localization
import TMDB

/// Dates in words: today, yesterday, a day of the last week, or a month with its year.
extension TypedPlayDate {
  /// - Parameter locale: The locale of the names of days and months; English names are accepted, too.
  /// - Returns: `nil` if the text isn't a date in words.
  static func date(inWords text: String, today: DayDate?, locale: Locale) -> PartialDate? {
    let words = text.lowercased(with: locale).split(separator: " ").map(String.init)
    let calendars = [locale, Locale(identifier: "en_US")].map(calendar)
    if let today, words.count == 1 || words.count == 2 && words[0] == "last", let word = words.last,
      let days = daysAgo(word, today, calendars)
    {
      return day(days, before: today)
    }
    guard words.count == 2, words[1].utf8.count == 4, let year = Int(words[1]) else { return nil }
    return calendars.lazy.compactMap { month(named: words[0], $0) }.first.map { .month(year: year, month: $0) }
  }

  private static func daysAgo(_ word: String, _ today: DayDate, _ calendars: [Calendar]) -> Int? {
    if [tr("today").lowercased(), "today"].contains(word) { return 0 }
    if [tr("yesterday").lowercased(), "yesterday"].contains(word) { return 1 }
    for calendar in calendars {
      guard let date = date(today, calendar),
        let named = index(of: word, in: [calendar.weekdaySymbols, calendar.shortWeekdaySymbols], calendar.locale)
      else { continue }
      // The same weekday as today means a week ago.
      let days = (calendar.component(.weekday, from: date) - 1 - named + 7) % 7
      return days == 0 ? 7 : days
    }
    return nil
  }

  private static func day(_ days: Int, before today: DayDate) -> PartialDate? {
    let calendar = calendar(of: Locale(identifier: "en_US"))
    guard let date = date(today, calendar), let day = calendar.date(byAdding: .day, value: -days, to: date) else {
      return nil
    }
    let parts = calendar.dateComponents([.year, .month, .day], from: day)
    guard let year = parts.year, let month = parts.month, let number = parts.day else { return nil }
    return .day(year: year, month: month, day: number)
  }

  private static func month(named word: String, _ calendar: Calendar) -> Int? {
    let names = [calendar.standaloneMonthSymbols, calendar.monthSymbols, calendar.shortMonthSymbols]
    return index(of: word, in: names, calendar.locale).map { $0 + 1 }
  }

  private static func index(of word: String, in lists: [[String]], _ locale: Locale?) -> Int? {
    lists.lazy.compactMap { $0.firstIndex { $0.lowercased(with: locale) == word } }.first
  }

  private static func date(_ day: DayDate, _ calendar: Calendar) -> Date? {
    calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day))
  }

  private static func calendar(of locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
  }
}
