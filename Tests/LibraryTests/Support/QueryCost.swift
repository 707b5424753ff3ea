import GRDB
import GRDBSQLite

@testable import Library

extension Library {
  /// Returns the number of steps of SQLite's virtual machine that a read takes. Each row that a query visits takes
  /// several, on every machine the same.
  func queryCost(_ read: @escaping @Sendable (Database) throws -> Void) async throws -> Int {
    try await file.read { database in
      let steps = UnsafeMutablePointer<Int>.allocate(capacity: 1)
      steps.initialize(to: 0)
      defer { steps.deallocate() }
      sqlite3_progress_handler(
        database.sqliteConnection, 1,
        {
          $0?.assumingMemoryBound(to: Int.self).pointee += 1
          return 0
        }, steps)
      defer { sqlite3_progress_handler(database.sqliteConnection, 0, nil, nil) }
      try read(database)
      return steps.pointee
    }
  }
}
