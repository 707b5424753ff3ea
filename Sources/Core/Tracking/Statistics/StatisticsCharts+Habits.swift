import AppFoundation
import Foundation
import Library
import Localization
import TMDB

/// The charts of consecutive days, and of titles that were watched again.
extension StatisticsCharts {
  /// The longest runs of days, and the current one. Each bar leads to the history of the month in which it began.
  var streaks: Tally {
    let runs = counts.streaks.filter { $0.days > 1 || $0.isCurrent }
    let longest = runs.sorted { ($1.days, $1.first.description) < ($0.days, $0.first.description) }
    var shown = Array(longest.prefix(maximumStreaks))
    if let current = runs.first(where: \.isCurrent), !shown.contains(current) { shown.append(current) }
    let count = counts.playsWithoutDay
    return Tally(
      id: "streaks", title: tr("Longest Streaks"), entries: shown.map(entry), isSequence: false,
      uncounted: count == 0
        ? ""
        : tr(
          one: "Not counted: {count} viewing without a known day.",
          other: "Not counted: {count} viewings without a known day.", count: count, ["count": texts.count(count)]),
      isOptional: true)
  }

  private func entry(_ streak: Statistics.Streak) -> Tally.Entry {
    let text = texts.count(streak.days)
    let days = dayCount(streak.days)
    let label =
      streak.isCurrent
      // Translators: The current run of days with something watched, such as “Since March 3, 2026”.
      ? tr("Since {date}", ["date": texts.when(streak.first) ?? ""])
      : texts.days(of: streak)
    var filter = HistoryFilter()
    if case (let year?, let month?, _) = streak.first.components { filter.dates = .month(year: year, month: month) }
    return Tally.Entry(
      id: streak.first.description, label: label, shortLabel: label, value: Double(streak.days), text: text,
      description: "\(label): \(days)", screen: .history(filter))
  }

  func dayCount(_ count: Int) -> String {
    tr(one: "{count} day", other: "{count} days", count: count, ["count": texts.count(count)])
  }
}

extension StatisticsCharts {
  /// The titles that were watched more than once, the most frequent first. Each bar leads to the title's page.
  var rewatches: Tally {
    let entries = counts.rewatches.map { rewatch in
      let name = BoundedText.line(rewatch.title.name, maximumLength: 80)
      let text = texts.count(rewatch.plays)
      let viewings = tr(
        one: "{count} viewing", other: "{count} viewings", count: rewatch.plays, ["count": text])
      return Tally.Entry(
        id: rewatch.title.key.description, label: name, shortLabel: name, value: Double(rewatch.plays), text: text,
        description: "\(name): \(viewings)", screen: .title(rewatch.title.key.titleID))
    }
    return Tally(
      id: "rewatches", title: tr("Watched Again"), entries: entries, isSequence: false,
      uncounted: entries.isEmpty ? "" : tr("Not counted: single episodes."), isOptional: true)
  }
}

extension TitleTexts {
  /// Returns the first and the last day, such as "Mar 3, 2026 – Mar 9, 2026".
  func days(of streak: Statistics.Streak) -> String {
    let days = [streak.first, streak.last].compactMap(when)
    return Set(days).count == 1 ? days[0] : days.joined(separator: " – ")
  }
}

private let maximumStreaks = 10
