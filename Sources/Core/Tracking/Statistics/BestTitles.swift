import Catalogue
import Library
import Localization
import TMDB

/// The titles watched in a period that the user rated highest, or lowest.
public struct BestTitles: Hashable, Sendable {
  /// The name, such as "Best of 2026".
  public let name: String
  public let titles: [RatedTitle]
}

extension BestTitles {
  /// Returns the highest and the lowest ratings of a period. All time has none. No title is among both.
  static func of(
    _ period: StatisticsPeriod, in library: Library, of profile: ProfileID, from source: TitleSource,
    _ format: PageFormat
  ) async throws(LibraryError) -> [BestTitles] {
    guard let watched = period.historyDates?.dates(format.today) else { return [] }
    var query = RatingsQuery(of: profile, from: source)
    query.watched = watched
    let best = try await library.ratings(query, limit: maximumCount).entries
    query.order = .lowest
    let lowest = try await library.ratings(query, limit: maximumCount).entries
    let worst = lowest.filter { low in !best.contains { $0.rating == low.rating } }
    return [(period.bestName, best), (period.worstName, worst)].filter { !$0.1.isEmpty }.map { name, entries in
      BestTitles(name: name, titles: entries.map { RatedTitle($0, comparing: false, format: format) })
    }
  }
}

extension StatisticsPeriod {
  fileprivate var bestName: String {
    if case .year(let year) = self {
      tr("Best of {year}", ["year": "\(year)"])
    } else {
      tr("Best of the Last 12 Months")
    }
  }

  fileprivate var worstName: String {
    if case .year(let year) = self {
      tr("Worst of {year}", ["year": "\(year)"])
    } else {
      tr("Worst of the Last 12 Months")
    }
  }
}

private let maximumCount = 5
