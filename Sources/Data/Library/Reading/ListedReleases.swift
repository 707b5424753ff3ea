import GRDB
import SQLiteFiles
import TitleIdentity

/// A movie on a list, and the date on which it comes out.
public struct ListedRelease: Hashable, Sendable {
  /// The movie, resolved through matches.
  public let title: TitleReference
  /// The date as a number, such as 20260131.
  public let released: Int
}

extension Library {
  /// Returns the movies on a profile's lists that come out in a period and that it hasn't watched, earliest first.
  ///
  /// - Parameters:
  ///   - source: The source of the movies.
  ///   - period: The first and the last day as numbers, such as 20260131.
  public func listedReleases(
    of profile: ProfileID, from source: TitleSource, in period: ClosedRange<Int>
  ) async throws(LibraryError) -> [ListedRelease] {
    try await file.read { try releases($0, of: profile, from: source, in: period) }
  }
}

private func releases(
  _ database: Database, of profile: ProfileID, from source: TitleSource, in period: ClosedRange<Int>
) throws -> [ListedRelease] {
  let matches = try Matches(database)
  let statuses = try TitleStatusReader(database, by: profile)
  let rows = try Row.fetchAll(
    database.cachedStatement(
      sql: """
        SELECT item.title, item.name, item.year, item.poster, item.imdb, detail.released FROM detail
        JOIN item ON item.title = detail.title
        WHERE detail.released BETWEEN ? AND ? AND detail.title >= ? AND detail.title < ?
          AND (item.list IN (?, ?) OR EXISTS (SELECT 1 FROM list WHERE id = item.list AND profile = ?))
        ORDER BY detail.released, item.event
        """),
    arguments: [
      period.lowerBound, period.upperBound, source.firstKey, source.endKey,
      ListID.watchlist(of: profile).rawValue, ListID.favorites(of: profile).rawValue, profile.rawValue,
    ])
  var seen: Set<TitleReference.Key> = []
  return try rows.compactMap { row in
    guard let stored = try row.title(), stored.kind == .movie else { return nil }
    let title = matches.resolved(stored)
    guard seen.insert(title.key).inserted, try statuses.status(of: title.key)?.isWatched != true else { return nil }
    return ListedRelease(title: title, released: try row.read("released"))
  }
}
