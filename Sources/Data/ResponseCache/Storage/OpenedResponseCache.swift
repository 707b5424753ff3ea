import GRDB
import SQLiteFiles
import Synchronization
import SystemIO

/// An open database, with the state of its file.
final class OpenedResponseCache: Sendable {
  let identity: FileIdentity
  let database: any DatabaseWriter
  /// Whether the disk had no space for SQLite's companion files, so the database is read-only.
  let isReadOnly: Bool
  private let isVerified = Mutex(false)
  private let reserve: DiskReserve?

  init(_ database: any DatabaseWriter, _ reserve: DiskReserve?, identity: FileIdentity, isReadOnly: Bool) {
    self.database = database
    self.identity = identity
    self.isReadOnly = isReadOnly
    self.reserve = reserve
  }

  /// Writes in one transaction.
  func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try reserve?.fill()
    return try database.write(body)
  }

  /// Returns whether damage to the file caused the error. Blocks on disk access.
  ///
  /// A full disk causes some of the same errors and may last, so an intact file is checked only once.
  func isDamaged(after error: any Error) -> Bool {
    if isUnusable(error) { return true }
    guard mayBeDamage(error), !isVerified.withLock(\.self) else { return false }
    switch database.isIntact {
    case true?: isVerified.withLock { $0 = true }
    case false?: return true
    case nil: break
    }
    return false
  }
}

extension DatabaseReader {
  /// Whether the database is intact; `nil` if this can't be determined now.
  var isIntact: Bool? {
    do {
      return try read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") } == "ok"
    } catch {
      return isUnusable(error) ? false : nil
    }
  }
}
