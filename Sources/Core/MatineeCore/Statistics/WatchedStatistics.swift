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
  ///   - details: The cached details of titles. A title without details is reported as not counted.
  init(
    plays: [Play], ratings: [Score: Int], details: [TitleReference.Key: CachedDetails], period: StatisticsPeriod = .all,
    format: PageFormat
  ) {
    let axis = TimeAxis(plays, period: period, today: format.today)
    let counting = Counting(
      plays: period == .all ? plays : plays.filter { axis.contains($0.date) }, details: details, axis: axis,
      format: format)
    periods = StatisticsPeriod.all(of: plays)
    tallies = [
      counting.times, counting.hours, counting.genres, counting.decades, counting.countries,
      Counting.ratings(ratings, format.texts),
    ]
    summary = counting.plays.isEmpty ? "" : counting.summary
    isEmpty = plays.isEmpty && ratings.isEmpty
  }
}

/// A calculation over one history.
private struct Counting {
  let plays: [Play]
  let details: [TitleReference.Key: CachedDetails]
  let axis: TimeAxis
  let format: PageFormat
  let titles: [TitleReference.Key: TitleReference]
  private var texts: TitleTexts { format.texts }

  init(plays: [Play], details: [TitleReference.Key: CachedDetails], axis: TimeAxis, format: PageFormat) {
    self.plays = plays
    self.axis = axis
    self.details = details
    self.format = format
    titles = Dictionary(plays.map { ($0.title.key, $0.title) }, uniquingKeysWith: { first, _ in first })
  }

  var summary: String {
    let minutes = plays.compactMap(minutes).reduce(0, +)
    let hours = minutes / 60
    let parts: [String?] = [
      tr(
        one: "{count} viewing", other: "{count} viewings", count: plays.count,
        ["count": texts.count(plays.count)]),
      titleCount(titles.count),
      hours == 0
        ? nil : tr(one: "{count} hour", other: "{count} hours", count: hours, ["count": texts.count(hours)]),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  func titleCount(_ count: Int) -> String {
    tr(one: "{count} title", other: "{count} titles", count: count, ["count": texts.count(count)])
  }

  func minutes(_ play: Play) -> Int? {
    details[play.title.key]?.minutes(of: play.part, play.title.kind, on: format.today)
  }
}

extension Counting {
  var times: Tally {
    let counts = Dictionary(plays.compactMap { axis.position(of: $0.date) }.map { ($0, 1) }, uniquingKeysWith: +)
    let entries = axis.positions.map { entry($0, viewings: counts[$0] ?? 0) }
    let title = axis.unit == .month ? tr("Watched by Month") : tr("Watched by Year")
    return Tally(id: "months", title: title, entries: entries, isSequence: true, uncounted: undated)
  }

  private var undated: String {
    let count = plays.count { axis.position(of: $0.date) == nil }
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
    var minutes: [Int: Int] = [:]
    var unknown: Set<TitleReference.Key> = []
    for play in plays {
      guard let length = self.minutes(play) else {
        unknown.insert(play.title.key)
        continue
      }
      if let position = axis.position(of: play.date) { minutes[position, default: 0] += length }
    }
    let entries = minutes.isEmpty ? [] : axis.positions.map { entry($0, minutes: minutes[$0] ?? 0) }
    let count = unknown.count
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
    return Tally.Entry(
      id: "\(axis.unit) \(position)", label: label, shortLabel: short, value: value, text: text,
      description: "\(label): \(counted)")
  }
}

extension Counting {
  var genres: Tally {
    var names: [Int: String] = [:]
    var counts: [Int: Int] = [:]
    for key in titles.keys {
      for genre in details[key]?.genres ?? [] {
        // Names can be in several languages; this always picks the same one.
        names[genre.id] = max(names[genre.id] ?? "", genre.name)
        counts[genre.id, default: 0] += 1
      }
    }
    let unknown = titles.keys.count { details[$0]?.genres.isEmpty != false }
    return Tally(
      id: "genres", title: tr("Titles by Genre"),
      entries: entries(counts.map { ("\($0)", names[$0] ?? "", $1) }), isSequence: false,
      uncounted: unknown == 0
        ? ""
        : tr(
          one: "Not counted: {count} title without known genres.",
          other: "Not counted: {count} titles without known genres.", count: unknown,
          ["count": texts.count(unknown)]))
  }

  var countries: Tally {
    var counts: [String: Int] = [:]
    for key in titles.keys { for code in details[key]?.countries ?? [] { counts[code, default: 0] += 1 } }
    let unknown = titles.keys.count { details[$0]?.countries.isEmpty != false }
    return Tally(
      id: "countries", title: tr("Titles by Country"),
      entries: entries(counts.map { ($0, format.country($0) ?? $0, $1) }), isSequence: false,
      uncounted: unknown == 0
        ? ""
        : tr(
          one: "Not counted: {count} title without a known country.",
          other: "Not counted: {count} titles without a known country.", count: unknown,
          ["count": texts.count(unknown)]))
  }

  var decades: Tally {
    let known = titles.values.compactMap(\.year).map { $0 - $0 % 10 }
    let counts = Dictionary(known.map { ($0, 1) }, uniquingKeysWith: +)
    let span = known.min().flatMap { first in known.max().map { stride(from: first, through: $0, by: 10) } }
    let entries = (span.map { Array($0) } ?? []).map { decade in
      // Translators: A decade, such as “1970s”.
      entry("\(decade)", tr("{year}s", ["year": "\(decade)"]), counts[decade] ?? 0)
    }
    let unknown = titles.count - known.count
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
  private func entries(_ counts: [(id: String, name: String, count: Int)]) -> [Tally.Entry] {
    counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(15).map { entry($0.id, $0.name, $0.count) }
  }

  private func entry(_ id: String, _ label: String, _ count: Int) -> Tally.Entry {
    Tally.Entry(
      id: id, label: label, shortLabel: label, value: Double(count), text: texts.count(count),
      description: "\(label): \(titleCount(count))")
  }
}

extension Counting {
  /// Returns the chart of titles by rating, from the lowest rating to the highest, including unused ones.
  static func ratings(_ ratings: [Score: Int], _ texts: TitleTexts) -> Tally {
    let entries = Score.all.map { score in
      let stars = score.stars.formatted(.number.precision(.fractionLength(0...1)).locale(texts.locale))
      let count = ratings[score] ?? 0
      let label = tr("{rating} out of 10", ["rating": stars])
      let titles = tr(one: "{count} title", other: "{count} titles", count: count, ["count": texts.count(count)])
      return Tally.Entry(
        id: "\(score)", label: label, shortLabel: stars, value: Double(count), text: texts.count(count),
        description: "\(label): \(titles)")
    }
    return Tally(
      id: "ratings", title: tr("Your Ratings"), entries: ratings.isEmpty ? [] : entries, isSequence: true,
      uncounted: "")
  }
}
