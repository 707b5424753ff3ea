import Foundation
import Library

/// What can be told of somebody's history and ratings in numbers. What cannot be counted is said beside each.
public struct WatchedStatistics: Equatable, Sendable {
  /// "37 times, 20 titles, 58 hours", as far as is known.
  public let summary: String
  /// By month, hours, genre, decade, country and rating, in this order.
  public let tallies: [Tally]
  /// Whether there is nothing to count.
  public let isEmpty: Bool

  /// - Parameters:
  ///   - details: what is saved of titles; one that is missing is counted as missing.
  init(
    plays: [Play], ratings: [Score: Int], details: [TitleReference.Key: SavedDetails], format: PageFormat
  ) {
    let counting = Counting(plays: plays, details: details, format: format)
    tallies = [
      counting.months, counting.hours, counting.genres, counting.decades, counting.countries,
      Counting.ratings(ratings, format.texts),
    ]
    summary = plays.isEmpty ? "" : counting.summary
    isEmpty = plays.isEmpty && ratings.isEmpty
  }

  /// The same, off the main thread.
  @concurrent
  static func count(
    _ plays: [Play], _ ratings: [Score: Int], _ details: [TitleReference.Key: SavedDetails], _ format: PageFormat
  ) async -> WatchedStatistics {
    WatchedStatistics(plays: plays, ratings: ratings, details: details, format: format)
  }
}

/// Counts one history.
private struct Counting {
  let plays: [Play]
  let details: [TitleReference.Key: SavedDetails]
  let format: PageFormat
  let titles: [TitleReference.Key: TitleReference]
  private var texts: TitleTexts { format.texts }

  init(plays: [Play], details: [TitleReference.Key: SavedDetails], format: PageFormat) {
    self.plays = plays
    self.details = details
    self.format = format
    titles = Dictionary(plays.map { ($0.title.key, $0.title) }, uniquingKeysWith: { first, _ in first })
  }

  var summary: String {
    let minutes = plays.compactMap(minutes).reduce(0, +)
    let hours = minutes >= 60 ? texts.counted(minutes / 60, "hour") : nil
    return [texts.counted(plays.count, "time"), texts.counted(titles.count, "title"), hours].compactMap(\.self)
      .joined(separator: ", ")
  }

  func minutes(_ play: Play) -> Int? { details[play.title.key]?.minutes(of: play.part, play.title.kind) }
}

extension Counting {
  /// Months that follow each other, the last that something was watched in at the end.
  private var span: ClosedRange<Int>? {
    let known = plays.compactMap(Self.month)
    guard let first = known.min(), let last = known.max() else { return nil }
    return max(first, last - Self.mostMonths + 1)...last
  }

  var months: Tally {
    let counts = Dictionary(plays.compactMap(Self.month).map { ($0, 1) }, uniquingKeysWith: +)
    let entries = span.map { span in
      span.map { entry(month: $0, Double(counts[$0] ?? 0), "\(texts.count(counts[$0] ?? 0))", "time") }
    }
    let undated = plays.count { Self.month($0) == nil }
    return Tally(
      id: "months", title: "Watched by Month", entries: entries ?? [], isSequence: true,
      uncounted: sentence(
        undated, "time", "has no known month", "have no known month", more: older))
  }

  var hours: Tally {
    var minutes: [Int: Int] = [:]
    var unknown: Set<TitleReference.Key> = []
    for play in plays {
      guard let length = self.minutes(play) else {
        unknown.insert(play.title.key)
        continue
      }
      if let month = Self.month(play) { minutes[month, default: 0] += length }
    }
    let entries = minutes.isEmpty ? nil : span.map { $0.map { entry(month: $0, minutes: minutes[$0] ?? 0) } }
    return Tally(
      id: "hours", title: "Hours by Month", entries: entries ?? [], isSequence: true,
      uncounted: sentence(unknown.count, "title", "has no saved length", "have no saved length", more: older))
  }

  /// What is before the months that are drawn.
  private var older: String? {
    guard let span else { return nil }
    let count = plays.count { Self.month($0).map { $0 < span.lowerBound } == true }
    return count == 0 ? nil : "\(texts.counted(count, "time")) \(count == 1 ? "is" : "are") earlier"
  }

  private func entry(month: Int, minutes: Int) -> Tally.Entry {
    let hours = Double(minutes) / 60
    let text = hours.formatted(.number.precision(.fractionLength(0...1)).locale(texts.locale))
    return entry(month: month, hours, text, "hour")
  }

  private func entry(month: Int, _ value: Double, _ text: String, _ thing: String) -> Tally.Entry {
    let (year, month) = (month / 12, month % 12 + 1)
    let label = texts.month(month, of: year)
    return Tally.Entry(
      id: "\(year)-\(month)", label: label, shortLabel: texts.shortMonth(month), value: value, text: text,
      description: "\(label): \(text) \(thing)\(text == "1" ? "" : "s")")
  }

  /// Counted from the year 0.
  private static func month(_ play: Play) -> Int? {
    let known = play.date.components
    return known.year.flatMap { year in known.month.map { year * 12 + $0 - 1 } }
  }

  private static let mostMonths = 24
}

extension Counting {
  var genres: Tally {
    var names: [Int: String] = [:]
    var counts: [Int: Int] = [:]
    for key in titles.keys {
      for genre in details[key]?.genres ?? [] {
        // Of names in several languages, the same one each time.
        names[genre.id] = max(names[genre.id] ?? "", genre.name)
        counts[genre.id, default: 0] += 1
      }
    }
    let unknown = titles.keys.count { details[$0]?.genres.isEmpty != false }
    return Tally(
      id: "genres", title: "Titles by Genre",
      entries: entries(counts.map { ("\($0)", names[$0] ?? "", $1) }), isSequence: false,
      uncounted: sentence(unknown, "title", "has no saved genres", "have no saved genres"))
  }

  var countries: Tally {
    var counts: [String: Int] = [:]
    for key in titles.keys { for code in details[key]?.countries ?? [] { counts[code, default: 0] += 1 } }
    let unknown = titles.keys.count { details[$0]?.countries.isEmpty != false }
    return Tally(
      id: "countries", title: "Titles by Country",
      entries: entries(counts.map { ($0, format.country($0) ?? $0, $1) }), isSequence: false,
      uncounted: sentence(unknown, "title", "has no saved country", "have no saved country"))
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
      uncounted: sentence(titles.count - known.count, "title", "has no known year", "have no known year"))
  }

  /// The most frequent, the largest first.
  private func entries(_ counts: [(id: String, name: String, count: Int)]) -> [Tally.Entry] {
    counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(15).map { entry($0.id, $0.name, $0.count) }
  }

  private func entry(_ id: String, _ label: String, _ count: Int) -> Tally.Entry {
    Tally.Entry(
      id: id, label: label, shortLabel: label, value: Double(count), text: texts.count(count),
      description: "\(label): \(texts.counted(count, "title"))")
  }

  private func sentence(_ count: Int, _ thing: String, _ one: String, _ many: String, more: String? = nil) -> String {
    let missing = count == 0 ? nil : "\(texts.counted(count, thing)) \(count == 1 ? one : many)"
    let parts = [missing, more].compactMap(\.self)
    return parts.isEmpty ? "" : "Not counted: \(parts.joined(separator: "; "))."
  }
}

extension Counting {
  /// All scores from the lowest to the highest, also those that nothing has.
  static func ratings(_ ratings: [Score: Int], _ texts: TitleTexts) -> Tally {
    let entries = Score.all.map { score in
      let words = score.stars.formatted(.number.precision(.fractionLength(0...1)).locale(texts.locale))
      let count = ratings[score] ?? 0
      return Tally.Entry(
        id: "\(score)", label: "\(words) of 10", shortLabel: words, value: Double(count), text: texts.count(count),
        description: "\(words) of 10: \(texts.counted(count, "title"))")
    }
    return Tally(
      id: "ratings", title: "Your Ratings", entries: ratings.isEmpty ? [] : entries, isSequence: true, uncounted: "")
  }
}
