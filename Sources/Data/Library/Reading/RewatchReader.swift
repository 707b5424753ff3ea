import GRDB
import SQLiteFiles
import TitleIdentity

/// The SQL query for the source's titles that were watched again. A series is one of them if a season or the whole
/// series was marked as watched more than once. Single episodes don't count, so that the query reads counts and never
/// plays.
struct RewatchReader {
  let database: Database
  let selection: StatisticsReader.Selection

  func rewatches() throws -> [Statistics.Rewatch] {
    let rows = try Row.fetchAll(database, sql: sql, arguments: selection.arguments)
    guard !rows.isEmpty else { return [] }
    let matches = try Matches(database)
    return try rows.compactMap { row in
      guard let title = try title(try DetailTable.key(row.read("resolved")), matches) else { return nil }
      return Statistics.Rewatch(title: title, plays: try row.read("plays"), earlierPlays: try row.read("earlier"))
    }
  }

  private var sql: String {
    let first = selection.dates?.filter { $0 != .unknown }.map(\.description).min()
    return """
      SELECT resolved, max(plays) AS plays, earlier FROM (
        SELECT coalesce(final, playCount.title) AS resolved, scope, sum(iif(true \(selection.condition), plays, 0))
          AS plays, sum(iif(\(first.map { "month < '\($0)'" } ?? "false"), plays, 0)) AS earlier
        FROM playCount LEFT JOIN match ON match.original = playCount.title
        WHERE profile = :profile AND scope > -2
          AND coalesce(final, playCount.title) >= :first AND coalesce(final, playCount.title) < :end GROUP BY coalesce(final, playCount.title), scope
      ) WHERE plays > 0 AND plays + earlier > 1
      GROUP BY resolved ORDER BY plays DESC, earlier DESC, resolved LIMIT \(Statistics.maximumCount)
      """
  }

  /// Returns the latest name and poster of a title.
  private func title(_ key: TitleReference.Key, _ matches: Matches) throws -> TitleReference? {
    let statement = try database.cachedStatement(
      sql: "SELECT * FROM play WHERE title = ? AND profile = ? ORDER BY event DESC LIMIT 1")
    for original in matches.keys(of: key) {
      if let row = try Row.fetchOne(statement, arguments: [original, selection.profile.rawValue]) {
        return try row.title().map { matches.resolved($0) }
      }
    }
    return nil
  }
}
