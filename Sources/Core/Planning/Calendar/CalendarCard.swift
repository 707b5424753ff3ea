import AppFoundation
import Catalogue
import Foundation
import Library
import Localization
import TMDB
import TitleIdentity
import Tracking

/// A row of the agenda, with its texts.
public struct CalendarCard: Identifiable, Hashable, Sendable {
  public enum ID: Hashable, Sendable {
    case entry(CalendarEntry.ID)
    /// The row about a day without entries.
    case nothing(DayDate)
  }

  public let id: ID
  public let day: DayDate
  /// The heading, in the first row of a day, such as "Tuesday, December 1".
  public let heading: String?
  /// Whether the day is today.
  public let isToday: Bool
  /// `nil` for a day without entries.
  public let entry: CalendarEntry?
  public let title: TitleSummary?
  /// The name of the title, or the sentence about a day without entries.
  public let name: String
  /// The episodes, or the kind of release; may be empty.
  public let detail: String
  /// The number of watched episodes of several, such as "1 of 2 watched"; may be empty.
  public let progress: String
  /// Whether all episodes were watched.
  public var isWatched: Bool { entry?.isWatched ?? false }

  /// The row as one sentence, without its heading.
  public var spokenText: String {
    [name, detail, isWatched ? tr("watched") : progress].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension CalendarCard {
  /// Returns the rows from a day on. Today has a row even if nothing airs or comes out.
  static func agenda(of plan: CalendarPlan, from start: DayDate, _ format: PageFormat) -> [CalendarCard] {
    guard let last = DayDate(year: 9_999, month: 12, day: 31), start <= last else { return [] }
    var cards: [CalendarCard] = []
    var needsToday = start <= plan.today
    for day in plan.days(in: start...last) {
      if needsToday, day.day > plan.today { cards.append(nothing(on: plan.today, format)) }
      if day.day >= plan.today { needsToday = false }
      cards += rows(of: day, today: plan.today, format)
    }
    return needsToday ? cards + [nothing(on: plan.today, format)] : cards
  }

  /// Returns the rows of one day.
  public static func rows(of day: CalendarPlan.Day, today: DayDate, _ format: PageFormat) -> [CalendarCard] {
    day.entries.enumerated().map { index, entry in
      let title = TitleSummary(entry.title, format: format)
      let count = entry.episodes.count
      return CalendarCard(
        id: .entry(entry.id), day: day.day,
        heading: index == 0 ? format.texts.heading(of: day.day, today: today) : nil, isToday: day.day == today,
        entry: entry, title: title, name: title.title,
        detail: entry.episodes.isEmpty ? entry.kind?.text ?? "" : ComingCard.text(of: entry.episodes),
        progress: count > 1 && entry.watched > 0 && entry.watched < count
          ? tr("{watched} of {total} watched", ["watched": "\(entry.watched)", "total": "\(count)"]) : "")
    }
  }

  private static func nothing(on today: DayDate, _ format: PageFormat) -> CalendarCard {
    CalendarCard(
      id: .nothing(today), day: today, heading: format.texts.heading(of: today, today: today), isToday: true,
      entry: nil, title: nil, name: tr("Nothing airs or comes out today."), detail: "", progress: "")
  }
}

extension CalendarEntry {
  /// The title and the episodes in a line, such as "Heimat S1 E3".
  public var line: String {
    let part = episodes.count == 1 ? PlayText.part(episodes[0].part) ?? "" : ComingCard.text(of: episodes)
    return [title.shortName, part].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The texts of days and months.
extension TitleTexts {
  /// Returns "Today · Tuesday, December 1", or another date with its weekday.
  func heading(of day: DayDate, today: DayDate) -> String {
    let date = weekday(day, today: today)
    let near: String? =
      switch today.days(until: day) {
      case -1: tr("Yesterday")
      case 0: tr("Today")
      case 1: tr("Tomorrow")
      default: nil
      }
    return near.map { "\($0) · \(date)" } ?? date
  }

  /// Returns the day and its entries for screen readers, such as "Tuesday, December 1: 2 episodes".
  public func spoken(_ day: DayDate, _ entries: [CalendarEntry], today: DayDate?) -> String {
    let episodes = entries.map(\.episodes.count).reduce(0, +)
    let films = entries.count(where: \.episodes.isEmpty)
    var counts: [String] = []
    if episodes > 0 { counts.append(tr(one: "{count} episode", other: "{count} episodes", count: episodes)) }
    if films > 0 { counts.append(tr(one: "{count} film", other: "{count} films", count: films)) }
    let date = weekday(day, today: today)
    // Translators: A date, and what airs and comes out on it, such as “Tuesday, December 1: 2 episodes”.
    return counts.isEmpty
      ? date : tr("{date}: {entries}", ["date": date, "entries": counts.joined(separator: ", ")])
  }

  /// Returns the name of a month, such as "December 2026".
  public func name(of month: CalendarMonth) -> String { self.month(month.month, of: month.year) }

  /// Returns the short names of the weekdays, beginning with the locale's first day of the week, each with its full
  /// name.
  public var weekdays: [(short: String, full: String)] {
    // 1 January 2023 was a Sunday.
    let days = (0..<7).compactMap { DayDate(year: 2023, month: 1, day: 1)?.adding(days: $0 + firstWeekday - 1) }
    return days.map { (weekdayName(of: $0, .abbreviated), weekdayName(of: $0)) }
  }

  /// The locale's first day of the week, with 1 for Sunday.
  public var firstWeekday: Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return min(max(calendar.firstWeekday, 1), 7)
  }
}
