import AppFoundation
import Catalogue
import Foundation
import Library
import Localization
import TitleIdentity

/// Statistics of a history and its ratings. Each chart says what couldn't be counted.
public struct WatchedStatistics: Equatable, Sendable {
  /// The known totals, such as "37 viewings, 20 titles, 58 hours".
  public let summary: String
  /// The charts: times, hours, genres, decades, countries and ratings, in this order.
  public let tallies: [Tally]
  /// The periods to choose from: all time, the last 12 months, and each year, newest first. Empty if the history covers
  /// a single month.
  public let periods: [StatisticsPeriod]
  /// Whether there is nothing to count.
  public let isEmpty: Bool

  /// - Parameters:
  ///   - counts: The counts of the period.
  ///   - genreNames: The names of genres by ID. Genres without a name aren't shown.
  package init(_ counts: Statistics, genreNames: [Int: String], period: StatisticsPeriod = .all, format: PageFormat) {
    let axis = TimeAxis(counts.dates.keys, period: period, today: format.today)
    let charts = Charts(counts: counts, genreNames: genreNames, period: period, axis: axis, format: format)
    periods = StatisticsPeriod.all(of: counts.dates.keys)
    tallies = [charts.times, charts.hours, charts.genres, charts.decades, charts.countries, charts.ratings]
    summary = counts.plays.isEmpty ? "" : charts.summary
    isEmpty = counts.dates.isEmpty && counts.ratings.isEmpty
  }
}

/// The charts of one period.
private struct Charts {
  let counts: Statistics
  let genreNames: [Int: String]
  let period: StatisticsPeriod
  let axis: TimeAxis
  let format: PageFormat
  private var texts: TitleTexts { format.texts }

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

extension Charts {
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
    let hours = Double(minutes) / 60
    let text = hours.formatted(.number.precision(.fractionLength(0...1)).locale(texts.locale))
    // In English, only "1" is singular, not "0.5" or "1.5".
    let count = text == texts.count(1) ? 1 : hours < 1 ? 0 : max(Int(hours), 2)
    return entry(
      position, hours, text, tr(one: "{count} hour", other: "{count} hours", count: count, ["count": text]))
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

extension Charts {
  var genres: Tally {
    let named = counts.genres.compactMap { genre, category in
      genreNames[genre].map { ("\(genre)", $0, category.titles) }
    }
    let unknown = counts.titlesWithoutGenres
    return Tally(
      id: "genres", title: tr("Titles by Genre"),
      entries: entries(named) { $0.genre = Int($1) }, isSequence: false,
      uncounted: unknown == 0
        ? ""
        : tr(
          one: "Not counted: {count} title without known genres.",
          other: "Not counted: {count} titles without known genres.", count: unknown,
          ["count": texts.count(unknown)]))
  }

  var countries: Tally {
    let named = counts.countries.map { code, category in (code, format.country(code) ?? code, category.titles) }
    let unknown = counts.titlesWithoutCountries
    return Tally(
      id: "countries", title: tr("Titles by Country"),
      entries: entries(named) { $0.country = $1 }, isSequence: false,
      uncounted: unknown == 0
        ? ""
        : tr(
          one: "Not counted: {count} title without a known country.",
          other: "Not counted: {count} titles without a known country.", count: unknown,
          ["count": texts.count(unknown)]))
  }

  var decades: Tally {
    let known = counts.decades.keys
    let span = known.min().flatMap { first in known.max().map { stride(from: first, through: $0, by: 10) } }
    let entries = (span.map { Array($0) } ?? []).map { decade in
      // Translators: A decade, such as “1970s”.
      entry("\(decade)", tr("{year}s", ["year": "\(decade)"]), counts.decades[decade] ?? 0) { filter, _ in
        filter.decade = decade
      }
    }
    let unknown = counts.titles - counts.decades.values.reduce(0, +)
    return Tally(
      id: "decades", title: tr("Titles by Decade"), entries: entries, isSequence: true,
      uncounted: unknown == 0
        ? ""
        : tr(
          one: "Not counted: {count} title without a known year.",
          other: "Not counted: {count} titles without a known year.", count: unknown,
          ["count": texts.count(unknown)]))
  }

  /// Returns the most frequent categories, largest first.
  ///
  /// - Parameter limit: Limits a filter to the category with an ID.
  private func entries(
    _ counts: [(id: String, name: String, count: Int)], _ limit: (inout HistoryFilter, String) -> Void
  ) -> [Tally.Entry] {
    counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(15).map {
      entry($0.id, $0.name, $0.count, limit)
    }
  }

  private func entry(
    _ id: String, _ label: String, _ count: Int, _ limit: (inout HistoryFilter, String) -> Void
  ) -> Tally.Entry {
    var filter = HistoryFilter()
    filter.dates = period.historyDates
    limit(&filter, id)
    return Tally.Entry(
      id: id, label: label, shortLabel: label, value: Double(count), text: texts.count(count),
      description: "\(label): \(titleCount(count))", screen: count > 0 ? .history(filter) : nil)
  }
}

extension Charts {
  /// Returns the chart of titles by rating, from the lowest rating to the highest, including unused ones.
  var ratings: Tally {
    let entries = Score.all.map { score in
      let stars = score.stars.formatted(.number.precision(.fractionLength(0...1)).locale(texts.locale))
      let count = counts.ratings[score] ?? 0
      let label = tr("{rating} out of 10", ["rating": stars])
      let titles = tr(one: "{count} title", other: "{count} titles", count: count, ["count": texts.count(count)])
      var filter = RatingsFilter()
      filter.score = score
      return Tally.Entry(
        id: "\(score)", label: label, shortLabel: stars, value: Double(count), text: texts.count(count),
        description: "\(label): \(titles)", screen: count > 0 ? .ratings(filter) : nil)
    }
    return Tally(
      id: "ratings", title: tr("Your Ratings"), entries: counts.ratings.isEmpty ? [] : entries, isSequence: true,
      uncounted: "")
  }
}
