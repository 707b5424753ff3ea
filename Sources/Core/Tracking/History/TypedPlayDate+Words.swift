import Foundation
import Library
import Localization
import TMDB

/// Dates in words (today, yesterday, a day of the last week, a month with its year), and short dates.
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

  /// Returns a date such as `27 Nov`, `Fri 27 Nov`, `Nov 27, 2025`, `27/11` or `27.11.2025`. Without a year, it is the
  /// latest such day, whatever the weekday.
  ///
  /// - Parameter locale: The locale of the names of months; English ones are accepted, too. Its order of day and month
  ///   applies if both numbers could be a month.
  /// - Returns: `nil` if the text isn't such a date.
  static func shortDate(_ text: String, today: DayDate?, locale: Locale) -> PartialDate? {
    var parts = text.lowercased(with: locale).split { ",./- ".contains($0) }.map(String.init)
    let calendars = [locale, Locale(identifier: "en_US")].map(calendar)
    if parts.count > 2, calendars.contains(where: { weekday(named: parts[0], $0) != nil }) { parts.removeFirst() }
    guard parts.count == 2 || parts.count == 3 && parts[2].utf8.count == 4 else { return nil }
    let months = parts.prefix(2).map { part in calendars.lazy.compactMap { Self.month(named: part, $0) }.first }
    let numbers = parts.prefix(2).map { $0.utf8.count <= 2 ? Int($0) : nil }
    let (day, month): (Int, Int)
    switch (numbers[0], numbers[1], months[0], months[1]) {
    case (.some(let first), nil, _, .some(let named)): (day, month) = (first, named)
    case (nil, .some(let second), .some(let named), _): (day, month) = (second, named)
    case (.some(let first), .some(let second), _, _):
      let dayIsFirst = first > 12 || second <= 12 && startsWithDay(locale)
      (day, month) = dayIsFirst ? (first, second) : (second, first)
    default: return nil
    }
    guard day > 0, month > 0 else { return nil }
    guard parts.count == 2 else { return Int(parts[2]).map { .day(year: $0, month: month, day: day) } }
    guard let today else { return nil }
    let isAhead = (month, day) > (today.month, today.day)
    let latest = isAhead ? today.year - 1 : today.year
    // February 29 may be up to eight years ago. A day that never exists is reported for the latest year.
    let candidates = (0...8).map { PartialDate.day(year: latest - $0, month: month, day: day) }
    return candidates.first(where: \.isValid) ?? candidates[0]
  }

  private static func startsWithDay(_ locale: Locale) -> Bool {
    let format = DateFormatter.dateFormat(fromTemplate: "dM", options: 0, locale: locale) ?? "d/M"
    return format.firstIndex(of: "d").map { day in format.firstIndex(of: "M").map { day < $0 } ?? true } ?? true
  }

  private static func daysAgo(_ word: String, _ today: DayDate, _ calendars: [Calendar]) -> Int? {
    if [tr("today").lowercased(), "today"].contains(word) { return 0 }
    if [tr("yesterday").lowercased(), "yesterday"].contains(word) { return 1 }
    for calendar in calendars {
      guard let date = date(today, calendar), let named = weekday(named: word, calendar) else { continue }
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
    let names = [
      calendar.standaloneMonthSymbols, calendar.monthSymbols, calendar.shortStandaloneMonthSymbols,
      calendar.shortMonthSymbols,
    ]
    return index(of: word, in: names, calendar.locale).map { $0 + 1 }
  }

  /// Returns the weekday, counted from 0 for Sunday.
  private static func weekday(named word: String, _ calendar: Calendar) -> Int? {
    let names = [
      calendar.standaloneWeekdaySymbols, calendar.weekdaySymbols, calendar.shortStandaloneWeekdaySymbols,
      calendar.shortWeekdaySymbols,
    ]
    return index(of: word, in: names, calendar.locale)
  }

  private static func index(of word: String, in lists: [[String]], _ locale: Locale?) -> Int? {
    let word = plain(word, locale)
    return lists.lazy.compactMap { $0.firstIndex { plain($0, locale) == word } }.first
  }

  /// Returns a name as people type it: without accents, capital letters and the period of an abbreviation.
  private static func plain(_ name: String, _ locale: Locale?) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: locale)
      .trimmingCharacters(in: CharacterSet(charactersIn: "."))
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
