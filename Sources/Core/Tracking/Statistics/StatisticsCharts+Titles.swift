import AppFoundation
import Catalogue
import Foundation
import Library
import Localization

/// The charts of titles by genre, country, decade and rating.
extension StatisticsCharts {
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

extension StatisticsCharts {
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
