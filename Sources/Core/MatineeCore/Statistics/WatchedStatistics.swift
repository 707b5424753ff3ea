import Foundation
import Library
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

  /// Calculates the statistics off the main thread.
  @concurrent
  static func count(
    _ counted: PlaysAndScores, _ details: [TitleReference.Key: CachedDetails], _ period: StatisticsPeriod,
    _ format: PageFormat
  ) async -> WatchedStatistics {
    WatchedStatistics(
      plays: counted.plays, ratings: counted.scores, details: details, period: period, format: format)
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
    let hours = minutes >= 60 ? texts.counted(minutes / 60, "hour") : nil
    return [texts.counted(plays.count, "viewing"), texts.counted(titles.count, "title"), hours].compactMap(\.self)
      .joined(separator: ", ")
  }

  func minutes(_ play: Play) -> Int? { details[play.title.key]?.minutes(of: play.part, play.title.kind) }
}

extension Counting {
  var times: Tally {
    let counts = Dictionary(plays.compactMap { axis.position(of: $0.date) }.map { ($0, 1) }, uniquingKeysWith: +)
    let entries = axis.positions.map { position in
      entry(position, Double(counts[position] ?? 0), texts.count(counts[position] ?? 0), "viewing")
    }
    let undated = plays.count { axis.position(of: $0.date) == nil }
    return Tally(
      id: "months", title: "Watched by \(axis.unit.title)", entries: entries, isSequence: true,
      uncounted: sentence(undated, "viewing", without: "a known \(axis.unit)"))
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
    return Tally(
      id: "hours", title: "Hours by \(axis.unit.title)", entries: entries, isSequence: true,
      uncounted: sentence(unknown.count, "title", without: "a known running time"))
  }

  private func entry(_ position: Int, minutes: Int) -> Tally.Entry {
    let hours = Double(minutes) / 60
    let text = hours.formatted(.number.precision(.fractionLength(0...1)).locale(texts.locale))
    return entry(position, hours, text, "hour")
  }

  private func entry(_ position: Int, _ value: Double, _ text: String, _ thing: String) -> Tally.Entry {
    let (label, short) = axis.labels(of: position, texts)
    return Tally.Entry(
      id: "\(axis.unit) \(position)", label: label, shortLabel: short, value: value, text: text,
      description: "\(label): \(text) \(thing)\(text == "1" ? "" : "s")")
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
      id: "genres", title: "Titles by Genre",
      entries: entries(counts.map { ("\($0)", names[$0] ?? "", $1) }), isSequence: false,
      uncounted: sentence(unknown, "title", without: "known genres"))
  }

  var countries: Tally {
    var counts: [String: Int] = [:]
    for key in titles.keys { for code in details[key]?.countries ?? [] { counts[code, default: 0] += 1 } }
    let unknown = titles.keys.count { details[$0]?.countries.isEmpty != false }
    return Tally(
      id: "countries", title: "Titles by Country",
      entries: entries(counts.map { ($0, format.country($0) ?? $0, $1) }), isSequence: false,
      uncounted: sentence(unknown, "title", without: "a known country"))
  }

  var decades: Tally {
    let known = titles.values.compactMap(\.year).map { $0 - $0 % 10 }
    let counts = Dictionary(known.map { ($0, 1) }, uniquingKeysWith: +)
    let span = known.min().flatMap { first in known.max().map { stride(from: first, through: $0, by: 10) } }
    let entries = (span.map { Array($0) } ?? []).map { decade in
      entry("\(decade)", "\(decade)s", counts[decade] ?? 0)
    }
    return Tally(
      id: "decades", title: "Titles by Decade", entries: entries, isSequence: true,
      uncounted: sentence(titles.count - known.count, "title", without: "a known year"))
  }

  /// Returns the most frequent categories, largest first.
  private func entries(_ counts: [(id: String, name: String, count: Int)]) -> [Tally.Entry] {
    counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(15).map { entry($0.id, $0.name, $0.count) }
  }

  private func entry(_ id: String, _ label: String, _ count: Int) -> Tally.Entry {
    Tally.Entry(
      id: id, label: label, shortLabel: label, value: Double(count), text: texts.count(count),
      description: "\(label): \(texts.counted(count, "title"))")
  }

  private func sentence(_ count: Int, _ thing: String, without property: String) -> String {
    count == 0 ? "" : "Not counted: \(texts.counted(count, thing)) without \(property)."
  }
}

extension Counting {
  /// Returns the chart of titles by rating, from the lowest rating to the highest, including unused ones.
  static func ratings(_ ratings: [Score: Int], _ texts: TitleTexts) -> Tally {
    let entries = Score.all.map { score in
      let stars = score.stars.formatted(.number.precision(.fractionLength(0...1)).locale(texts.locale))
      let count = ratings[score] ?? 0
      return Tally.Entry(
        id: "\(score)", label: "\(stars) out of 10", shortLabel: stars, value: Double(count), text: texts.count(count),
        description: "\(stars) out of 10: \(texts.counted(count, "title"))")
    }
    return Tally(
      id: "ratings", title: "Your Ratings", entries: ratings.isEmpty ? [] : entries, isSequence: true, uncounted: "")
  }
}
