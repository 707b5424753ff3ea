import GRDB
import GRDBSQLite

/// A row of the index.
struct IndexedTitle {
  /// The rank by popularity, starting at 1.
  let rank: Int
  let id: Int
  let popularity: Double
  let title: String
}

/// A reader for an index, which returns titles in order of popularity. Rows aren't copied, because a search rejects
/// most of them.
struct IndexReader {
  let database: Database

  /// Calls `body` for each matching title until there are no more or it returns `false`.
  func titles(
    matching pattern: String, limit: Int, _ body: (borrowing TitleRow) throws -> Bool
  ) throws {
    try rows(
      """
      SELECT t.rank, t.id, t.popularity, t.title FROM words CROSS JOIN titles t ON t.rank = words.rowid
      WHERE words MATCH ? ORDER BY words.rowid LIMIT \(limit)
      """, [pattern], body)
  }

  /// The number of titles, which equals the last rank.
  var titleCount: Int { get throws { try Int.fetchOne(database, sql: "SELECT max(rank) FROM titles") ?? 0 } }

  /// Returns whether any title matches, without reading one.
  func hasTitles(matching pattern: String) throws -> Bool { try !ranks(matching: pattern, limit: 1).isEmpty }

  /// Returns the ranks of the most popular matching titles.
  func ranks(matching pattern: String, limit: Int) throws -> [Int] {
    let statement = try database.cachedStatement(
      sql: "SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid LIMIT ?")
    return try Int.fetchAll(statement, arguments: [pattern, limit])
  }

  /// Calls `body` for the title at each rank until there are no more or it returns `false`.
  func titles(withRanks ranks: [Int], _ body: (borrowing TitleRow) throws -> Bool) throws {
    guard !ranks.isEmpty else { return }
    try rows(
      """
      SELECT t.rank, t.id, t.popularity, t.title FROM json_each(?) ranks CROSS JOIN titles t ON t.rank = ranks.value
      """, ["\(ranks)"], body)
  }

  func titles(withKey key: Int32, limit: Int, _ body: (borrowing TitleRow) throws -> Bool) throws {
    try rows("SELECT rank, id, popularity, title FROM titles WHERE key = ? ORDER BY rank LIMIT \(limit)", [key], body)
  }

  func mostPopular(limit: Int, _ body: (borrowing TitleRow) throws -> Bool) throws {
    try rows("SELECT rank, id, popularity, title FROM titles ORDER BY rank LIMIT ?", [limit], body)
  }

  func titles(withID id: Int, _ body: (borrowing TitleRow) throws -> Bool) throws {
    try rows("SELECT rank, id, popularity, title FROM titles WHERE id = ?", [id], body)
  }
}

extension IndexReader {
  private func rows(
    _ sql: String, _ arguments: StatementArguments, _ body: (borrowing TitleRow) throws -> Bool
  ) throws {
    let statement = try database.cachedStatement(sql: sql)
    try statement.setArguments(arguments)
    // The SQLite statement is valid as long as GRDB's object is alive.
    defer { withExtendedLifetime(statement) { _ = sqlite3_reset(statement.sqliteStatement) } }
    while true {
      let code = sqlite3_step(statement.sqliteStatement)
      switch code {
      case SQLITE_ROW:
        if try !body(TitleRow(statement: statement.sqliteStatement)) { return }
      case SQLITE_DONE: return
      default: throw DatabaseError(resultCode: ResultCode(rawValue: code))
      }
      try Task.checkCancellation()
    }
  }
}

/// The current row of a statement.
struct TitleRow: ~Copyable {
  fileprivate let statement: OpaquePointer?

  var rank: Int { Int(sqlite3_column_int64(statement, 0)) }

  func withTitle<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let bytes = sqlite3_column_text(statement, 3)
    return body(UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, 3))))
  }

  var title: IndexedTitle {
    IndexedTitle(
      rank: rank, id: Int(sqlite3_column_int64(statement, 1)), popularity: sqlite3_column_double(statement, 2),
      title: withTitle { String(decoding: $0, as: UTF8.self) })
  }
}
