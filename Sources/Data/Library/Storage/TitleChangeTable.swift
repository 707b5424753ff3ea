import GRDB
import SQLiteFiles
import TitleIdentity

/// The latest changes of ratings, plays and list items: the title of each, in order. Readers thereby read only
/// what changed.
///
/// The table isn't part of the journal, and it has no changes from before the last rebuild.
struct TitleChangeTable {
  let database: Database

  /// Adds changes of titles, and removes the oldest ones from time to time.
  func add(_ titles: Set<String>) throws {
    let statement = try database.cachedStatement(sql: "INSERT INTO titleChange (title) VALUES (?)")
    for title in titles { try statement.execute(arguments: [title]) }
    let last = database.lastInsertedRowID
    guard !titles.isEmpty, last % pruningInterval < titles.count else { return }
    try database.execute(sql: "DELETE FROM titleChange WHERE number <= ?", arguments: [last - maximumChangeCount])
  }

  /// Removes all changes, because everything may have changed; see ``StateTable/nextGeneration()``.
  func removeAll() throws { try database.execute(sql: "DELETE FROM titleChange") }

  /// Returns the number of the latest change; 0 if there is none.
  func latest() throws -> Int64 {
    try Int64.fetchOne(database.cachedStatement(sql: "SELECT max(number) FROM titleChange")) ?? 0
  }

  /// Returns the titles that changed after the change with a number; `nil` if some of these changes were removed.
  func titles(after number: Int64) throws -> Set<TitleReference.Key>? {
    let first = try Int64.fetchOne(database.cachedStatement(sql: "SELECT min(number) FROM titleChange")) ?? 0
    guard first <= number + 1 else { return nil }
    let statement = try database.cachedStatement(sql: "SELECT title FROM titleChange WHERE number > ?")
    return Set(
      try String.fetchSet(statement, arguments: [number]).map { title in
        guard let key = TitleReference.Key(title) else { throw DamagedRow() }
        return key
      })
  }
}

/// The number of changes that remain. A reader that is further behind reads everything again.
private let maximumChangeCount: Int64 = 10_000
private let pruningInterval: Int64 = 1_000
