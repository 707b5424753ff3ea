import AppFoundation
import Catalogue
import Foundation
import Library
import Localization
import TMDB
import TitleIdentity

/// The cards of a ``YearInReview``.
struct YearCards {
  let year: Int
  let rows: YearInReview.Rows
  let earlier: YearInReview.Rows
  let charts: StatisticsCharts
  let format: PageFormat
  private var texts: TitleTexts { format.texts }

  var numbers: [YearInReview.Card] {
    let (now, before) = (rows.watched, earlier.watched)
    return [
      number(
        "films", now.films, before.films, tr(one: "film", other: "films", count: now.films), filter { $0.kind = .movie }
      ),
      number(
        "episodes", now.episodes, before.episodes, tr(one: "episode", other: "episodes", count: now.episodes),
        filter { $0.kind = .show }),
      number(
        "hours", rows.hours, earlier.hours, tr(one: "hour", other: "hours", count: rows.hours), filter { _ in }),
      number(
        "days", now.days.count, before.days.count,
        tr(one: "day with something watched", other: "days with something watched", count: now.days.count),
        filter { _ in }),
    ].compactMap(\.self)
  }

  /// Returns a number with a comparison, unless there is nothing to count.
  private func number(
    _ id: String, _ count: Int, _ before: Int, _ caption: String, _ filter: HistoryFilter
  ) -> YearInReview.Card? {
    guard count > 0 else { return nil }
    return card(id, texts.count(count), caption, comparison(count, before), screen: .history(filter))
  }

  private func comparison(_ count: Int, _ before: Int) -> String {
    if earlier.counts.plays.isEmpty { return "" }
    let values: KeyValuePairs = ["count": texts.count(abs(count - before)), "year": "\(year - 1)"]
    if count == before { return tr("as many as in {year}", values) }
    return count > before ? tr("{count} more than in {year}", values) : tr("{count} fewer than in {year}", values)
  }

  private func filter(_ change: (inout HistoryFilter) -> Void) -> HistoryFilter {
    var filter = HistoryFilter()
    filter.dates = .year(year)
    change(&filter)
    return filter
  }

  /// - Parameter isSentence: Whether the value and the caption form a sentence, such as "42 films".
  private func card(
    _ id: String, _ value: String, _ caption: String, _ detail: String, title: TitleSummary? = nil,
    screen: Tally.Screen?, isSentence: Bool = true
  ) -> YearInReview.Card {
    let text = isSentence ? "\(value) \(caption)" : "\(caption): \(title?.accessibleLabel ?? value)"
    return YearInReview.Card(
      id: id, value: value, caption: caption, detail: detail, title: title, screen: screen,
      accessibleLabel: [text, detail].filter { !$0.isEmpty }.joined(separator: ", "))
  }
}

extension YearCards {
  func titles(best: [RatingsPage.Entry]) -> [YearInReview.Card] {
    let (first, last) = (rows.watched.first, rows.watched.last)
    let ends = [
      first.map { card("first", tr("First of the Year"), $0) },
      first == last ? nil : last.map { card("last", tr("Last of the Year"), $0) },
    ]
    let rated = best.enumerated().map { index, entry in
      let stars = entry.rating.score.stars.formatted(.number.precision(.fractionLength(0...1)).locale(texts.locale))
      return card(
        "best\(index)", index == 0 ? tr("Best Rated") : tr("Number {number}", ["number": texts.count(index + 1)]),
        entry.rating.title, detail: tr("{rating} out of 10", ["rating": stars]))
    }
    return ends.compactMap(\.self) + rated
  }

  private func card(_ id: String, _ caption: String, _ play: Play) -> YearInReview.Card {
    let detail = [PlayText.part(play.part), texts.when(play.date)].compactMap(\.self).joined(separator: " · ")
    return card(id, caption, play.title, detail: detail)
  }

  private func card(_ id: String, _ caption: String, _ title: TitleReference, detail: String) -> YearInReview.Card {
    let summary = TitleSummary(title, format: format)
    return card(
      id, summary.title, caption, detail, title: summary,
      screen: title.source == rows.source ? .title(summary.id) : nil,
      isSentence: false)
  }
}

extension YearCards {
  var habits: [YearInReview.Card] { [month, weekday, streak, again].compactMap(\.self) }

  private var month: YearInReview.Card? {
    let totals = charts.totals(\.count)
    guard let (position, count) = totals.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), totals.count > 1 else {
      return nil
    }
    var filter = HistoryFilter()
    filter.dates = charts.axis.dates(at: position)
    return card(
      "month", charts.axis.labels(of: position, texts).label, tr("Busiest Month"), viewings(count),
      screen: .history(filter), isSentence: false)
  }

  private var weekday: YearInReview.Card? {
    var totals: [String: Int] = [:]
    for (date, count) in rows.watched.days {
      guard case (let year?, let month?, let number?) = date.components,
        let day = DayDate(year: year, month: month, day: number)
      else { continue }
      totals[texts.weekdayName(of: day), default: 0] += count
    }
    guard totals.count > 1, let (name, count) = totals.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
      return nil
    }
    return card("weekday", name, tr("Busiest Weekday"), viewings(count), screen: nil, isSentence: false)
  }

  private var streak: YearInReview.Card? {
    let longest = rows.counts.streaks.max { ($0.days, $1.first.description) < ($1.days, $0.first.description) }
    guard let longest, longest.days > 1 else { return nil }
    var filter = HistoryFilter()
    if case (let year?, let month?, _) = longest.first.components { filter.dates = .month(year: year, month: month) }
    return card(
      "streak", charts.dayCount(longest.days), tr("Longest Streak"), texts.days(of: longest), screen: .history(filter),
      isSentence: false)
  }

  private var again: YearInReview.Card? {
    guard let first = rows.counts.rewatches.first else { return nil }
    let title = TitleSummary(first.title, format: format)
    return card(
      "again", title.title, tr("Most Watched Again"), viewings(first.plays), title: title, screen: .title(title.id),
      isSentence: false)
  }

  private func viewings(_ count: Int) -> String {
    tr(one: "{count} viewing", other: "{count} viewings", count: count, ["count": texts.count(count)])
  }
}

extension YearInReview.Rows {
  fileprivate var hours: Int { counts.plays.values.reduce(0) { $0 + $1.minutes } / 60 }
}
