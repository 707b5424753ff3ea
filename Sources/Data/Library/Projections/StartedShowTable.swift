import GRDB
import SQLiteFiles
import TitleIdentity

/// The watched parts of the shows that each profile has begun, so that planning doesn't read all plays.
///
/// The rows are derived. The projector removes those of changed titles, and a reader of all shows adds those that are
/// missing.
struct StartedShowTable {
  let database: Database

  /// Removes the rows of titles, and of those to which they are matched.
  ///
  /// - Parameter titles: The keys under which plays and choices are stored.
  func remove(_ titles: Set<String>) throws {
    let statement = try database.cachedStatement(
      sql: "DELETE FROM startedShow WHERE title IN (?1, (SELECT final FROM match WHERE original = ?1))")
    for title in titles { try statement.execute(arguments: [title]) }
  }

  func removeAll() throws { try database.execute(sql: "DELETE FROM startedShow") }

  func add(_ show: StartedShow, of profile: ProfileID) throws {
    try database.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO startedShow (profile, parts, lastPlayed, title, name, year, poster, imdb)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: StatementArguments(
        [profile.rawValue, WatchedPartsText(show.parts).text, show.lastPlayed.description] + show.title.values))
  }
}
