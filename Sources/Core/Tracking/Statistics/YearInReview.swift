import AppFoundation
import Catalogue
import Foundation
import Library
import Localization
import TMDB

/// A profile's year in films and series: numbers, titles, habits and favorites.
public struct YearInReview: Equatable, Sendable {
  /// A number, a date or a title on a card.
  public struct Card: Identifiable, Equatable, Sendable {
    public let id: String
    /// The large text, such as "42" or a title's name.
    public let value: String
    /// The text about it, such as "films" or "First of the Year".
    public let caption: String
    /// A comparison or a date; empty for none.
    public let detail: String
    /// The title whose poster the card shows; `nil` for a card without a poster.
    public var title: TitleSummary?
    /// The screen of what the card shows; `nil` if there is none.
    public var screen: Tally.Screen?
    /// The card as one sentence for screen readers.
    public let accessibleLabel: String
  }

  /// The rows of a profile's library in one year.
  public struct Rows: Sendable {
    let watched: WatchedYear
    let counts: Statistics
    /// The source of the titles that have pages.
    let source: TitleSource

    package init(watched: WatchedYear, counts: Statistics, source: TitleSource) {
      self.watched = watched
      self.counts = counts
      self.source = source
    }
  }

  public let year: Int
  /// The numbers of films, episodes, hours and days.
  public let numbers: [Card]
  /// The first, the last and the best titles.
  public let titles: [Card]
  /// The month and the weekday with the most viewings, the longest streak, and the number of titles watched again.
  public let habits: [Card]
  /// The most frequent genres, people, countries, and titles watched again, each with what isn't counted.
  public let favorites: [Tally]
  /// Whether nothing was watched in the year.
  public let isEmpty: Bool

  /// - Parameters:
  ///   - rows: The rows of the year.
  ///   - earlier: The rows of the year before, with which the numbers are compared.
  ///   - best: The highest ratings of titles watched in the year, the highest first.
  ///   - genreNames: The names of genres by ID.
  package init(
    _ year: Int, _ rows: Rows, earlier: Rows, best: [RatingsPage.Entry], genreNames: [Int: String], format: PageFormat
  ) {
    let period = StatisticsPeriod.year(year)
    let axis = TimeAxis(rows.counts.dates.keys, period: period, today: format.today)
    let charts = StatisticsCharts(
      counts: rows.counts, genreNames: genreNames, period: period, axis: axis, format: format)
    let cards = YearCards(year: year, rows: rows, earlier: earlier, charts: charts, format: format)
    self.year = year
    isEmpty = rows.counts.plays.isEmpty
    numbers = isEmpty ? [] : cards.numbers
    titles = isEmpty ? [] : cards.titles(best: best)
    habits = isEmpty ? [] : cards.habits
    favorites =
      isEmpty
      ? []
      : [charts.genres, charts.people[0], charts.people[3], charts.countries, charts.rewatches].map(\.first)
        .filter { !$0.entries.isEmpty || !$0.uncounted.isEmpty }
  }
}

extension Tally {
  /// The first entries.
  fileprivate var first: Tally {
    Tally(
      id: id, title: title, entries: Array(entries.prefix(5)), isSequence: isSequence, uncounted: uncounted)
  }
}
