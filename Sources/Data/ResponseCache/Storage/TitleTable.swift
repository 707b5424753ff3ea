import Foundation
import GRDB
import SQLiteFiles
import TMDB
import TitleIdentity

/// The SQL operations on titles and their positions in lists.
struct TitleTable {
  let database: Database
  let source: ResponseSource

  /// Stores titles. If a new value is missing, the stored one remains.
  ///
  /// - Returns: The titles' row IDs.
  func put(_ titles: [CachedTitle], at date: Date) throws -> [CachedTitle.ID: Int64] {
    let statement = try database.cachedStatement(sql: Self.upsert)
    var ids: [CachedTitle.ID: Int64] = [:]
    for title in titles {
      ids[title.id] = try Int64.fetchOne(
        statement,
        arguments: [
          source.rawValue, title.id.kind.rawValue, title.id.number, title.name, title.originalName,
          title.alternativeNames.joined(separator: "\n"), title.year,
          title.popularity.isFinite ? title.popularity : 0, title.genreIDs.map(String.init).joined(separator: ","),
          title.picture?.rawValue, title.isAdult, date.stored,
        ])
    }
    return ids
  }

  /// Stores the rows of a list's page, after the previous ones were deleted.
  func put(_ rows: [Int64], ofResponse response: Int64) throws {
    let statement = try database.cachedStatement(
      sql: "INSERT INTO listEntry (answer, position, title) VALUES (?, ?, ?)")
    for (position, title) in rows.enumerated() { try statement.execute(arguments: [response, position, title]) }
  }

  /// Returns the titles of a list in the order of its pages, without duplicates.
  func titles(in list: ListKey, fetchedAfter start: Date) throws -> [CachedTitle] {
    var known: Set<CachedTitle.ID> = []
    return try titles(
      """
      SELECT title.* FROM answer JOIN listEntry ON listEntry.answer = answer.id JOIN title ON title.id = listEntry.title
      WHERE answer.source = ? AND path = ? AND query = ? AND fetched >= ? ORDER BY page, position
      """, [source.rawValue, list.path, list.query, start.stored]
    ).filter { known.insert($0.id).inserted }
  }

  /// Returns the known titles, most popular first.
  func titles(of kind: MediaKind, fetchedAfter start: Date, limit: Int) throws -> [CachedTitle] {
    try titles(
      "SELECT * FROM title WHERE source = ? AND kind = ? AND seen >= ? ORDER BY popularity DESC, number LIMIT ?",
      [source.rawValue, kind.rawValue, start.stored, limit])
  }

  private func titles(_ sql: String, _ arguments: StatementArguments) throws -> [CachedTitle] {
    try Array(Row.fetchCursor(database, sql: sql, arguments: arguments).map(CachedTitle.init(row:)))
  }

  private static let upsert = """
    INSERT INTO title (source, kind, number, name, originalName, otherNames, year, popularity, genres, picture, isAdult, seen)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (source, kind, number) DO UPDATE SET
      name = excluded.name, year = coalesce(excluded.year, year),
      originalName = iif(excluded.originalName = '', originalName, excluded.originalName),
      otherNames = iif(excluded.otherNames = '', otherNames, excluded.otherNames),
      popularity = iif(excluded.popularity = 0, popularity, excluded.popularity),
      genres = iif(excluded.genres = '', genres, excluded.genres),
      picture = coalesce(excluded.picture, picture), isAdult = max(isAdult, excluded.isAdult), seen = excluded.seen
    RETURNING id
    """
}

extension CachedTitle {
  fileprivate init(row: Row) throws {
    guard let kind = MediaKind(rawValue: try row.read("kind")) else { throw DamagedRow() }
    self.init(ID(kind, try row.read("number")), name: try row.read("name"))
    originalName = try row.read("originalName")
    alternativeNames = (try row.read("otherNames") as String).split(separator: "\n").map(String.init)
    year = try row.readIfPresent("year")
    popularity = try row.read("popularity")
    genreIDs = (try row.read("genres") as String).split(separator: ",").compactMap { Int($0) }
    picture = (try row.readIfPresent("picture") as String?).flatMap { ImagePath($0) }
    isAdult = try row.read("isAdult")
    lastFetched = Date(stored: try row.read("seen"))
  }
}
