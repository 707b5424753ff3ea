import AppFoundation
import Catalogue
import Foundation
import Library
import Localization
import TMDB
import TitleIdentity

/// Statistics of a history and its ratings. Each chart says what couldn't be counted.
public struct WatchedStatistics: Equatable, Sendable {
  /// The known totals, such as "37 viewings, 20 titles, 58 hours".
  public let summary: String
  /// The charts: times, hours, genres, decades, countries, people, streaks, titles watched again and ratings, in this
  /// order.
  public let tallies: [Tally]
  /// The periods to choose from: all time, the last 12 months, and each year, newest first. Empty if the history covers
  /// a single month.
  public let periods: [StatisticsPeriod]
  /// The year to offer a review of: the selected one, or around New Year the one that ends or has just ended.
  public let review: Int?
  /// Whether there is nothing to count.
  public let isEmpty: Bool

  /// - Parameters:
  ///   - counts: The counts of the period.
  ///   - genreNames: The names of genres by ID. Genres without a name aren't shown.
  package init(_ counts: Statistics, genreNames: [Int: String], period: StatisticsPeriod = .all, format: PageFormat) {
    let axis = TimeAxis(counts.dates.keys, period: period, today: format.today)
    let charts = StatisticsCharts(counts: counts, genreNames: genreNames, period: period, axis: axis, format: format)
    periods = StatisticsPeriod.all(of: counts.dates.keys)
    tallies =
      [charts.times, charts.hours, charts.genres, charts.decades, charts.countries] + charts.people
      + [charts.streaks, charts.rewatches, charts.ratings]
    review = Self.review(counts.dates.keys, period: period, today: format.today)
    summary = counts.plays.isEmpty ? "" : charts.summary
    isEmpty = counts.dates.isEmpty && counts.ratings.isEmpty
  }
}

extension WatchedStatistics {
  private static func review(
    _ dates: some Collection<PartialDate>, period: StatisticsPeriod, today: DayDate?
  ) -> Int? {
    let year: Int? =
      switch (period, today?.month) {
      case (.year(let year), _): year
      case (_, 12): today?.year
      case (_, 1): today.map { $0.year - 1 }
      default: nil
      }
    return year.flatMap { year in dates.contains { TimeAxis.year(of: $0) == year } ? year : nil }
  }
}

/// The charts of one period.
struct StatisticsCharts {
  let counts: Statistics
  let genreNames: [Int: String]
  let period: StatisticsPeriod
  let axis: TimeAxis
  let format: PageFormat
  var texts: TitleTexts { format.texts }

  var summary: String {
    let viewings = counts.plays.values.reduce(0) { $0 + $1.count }
    let hours = counts.plays.values.reduce(0) { $0 + $1.minutes } / 60
    let parts: [String?] = [
      tr(
        one: "{count} viewing", other: "{count} viewings", count: viewings,
        ["count": texts.count(viewings)]),
      titleCount(counts.titles),
      hours == 0
        ? nil : tr(one: "{count} hour", other: "{count} hours", count: hours, ["count": texts.count(hours)]),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  func titleCount(_ count: Int) -> String {
    tr(one: "{count} title", other: "{count} titles", count: count, ["count": texts.count(count)])
  }

  /// Returns the totals of a number by position on the axis. Dates that aren't on the axis are missing.
  func totals(_ number: (Statistics.Plays) -> Int) -> [Int: Int] {
    let known = counts.plays.compactMap { date, plays in axis.position(of: date).map { ($0, number(plays)) } }
    return Dictionary(known, uniquingKeysWith: +)
  }
}

extension StatisticsCharts {
  var times: Tally {
    let viewings = totals(\.count)
    let entries = axis.positions.map { entry($0, viewings: viewings[$0] ?? 0) }
    let title = axis.unit == .month ? tr("Watched by Month") : tr("Watched by Year")
    return Tally(id: "months", title: title, entries: entries, isSequence: true, uncounted: undated)
  }

  private var undated: String {
    let count = counts.plays.reduce(0) { $0 + (axis.position(of: $1.key) == nil ? $1.value.count : 0) }
    if count == 0 { return "" }
    return switch axis.unit {
    case .month:
      tr(
        one: "Not counted: {count} viewing without a known month.",
        other: "Not counted: {count} viewings without a known month.", count: count, ["count": texts.count(count)])
    case .year:
      tr(
        one: "Not counted: {count} viewing without a known year.",
        other: "Not counted: {count} viewings without a known year.", count: count, ["count": texts.count(count)])
    }
  }

  var hours: Tally {
    let minutes = totals(\.minutes).filter { $0.value > 0 }
    let entries = minutes.isEmpty ? [] : axis.positions.map { entry($0, minutes: minutes[$0] ?? 0) }
    let count = counts.titlesWithoutLength
    let title = axis.unit == .month ? tr("Hours by Month") : tr("Hours by Year")
    return Tally(
      id: "hours", title: title, entries: entries, isSequence: true,
      uncounted: count == 0
        ? ""
        : tr(
          one: "Not counted: {count} title without a known running time.",
          other: "Not counted: {count} titles without a known running time.", count: count,
          ["count": texts.count(count)]))
  }

  private func entry(_ position: Int, viewings count: Int) -> Tally.Entry {
    let text = texts.count(count)
    let viewings = tr(one: "{count} viewing", other: "{count} viewings", count: count, ["count": text])
    return entry(position, Double(count), text, viewings)
  }

  private func entry(_ position: Int, minutes: Int) -> Tally.Entry {
    let (value, text, hours) = hours(ofMinutes: minutes)
    return entry(position, value, text, hours)
  }

  /// Returns a length in hours: the number, its text, and the text with its noun.
  func hours(ofMinutes minutes: Int) -> (value: Double, text: String, counted: String) {
    let hours = Double(minutes) / 60
    let text = hours.formatted(.number.precision(.fractionLength(0...1)).locale(texts.locale))
    // In English, only "1" is singular, not "0.5" or "1.5".
    let count = text == texts.count(1) ? 1 : hours < 1 ? 0 : max(Int(hours), 2)
    return (hours, text, tr(one: "{count} hour", other: "{count} hours", count: count, ["count": text]))
  }

  /// - Parameter counted: The number with its noun.
  private func entry(_ position: Int, _ value: Double, _ text: String, _ counted: String) -> Tally.Entry {
    let (label, short) = axis.labels(of: position, texts)
    var filter = HistoryFilter()
    filter.dates = axis.dates(at: position)
    return Tally.Entry(
      id: "\(axis.unit) \(position)", label: label, shortLabel: short, value: value, text: text,
      description: "\(label): \(counted)", screen: value > 0 ? .history(filter) : nil)
  }
}
