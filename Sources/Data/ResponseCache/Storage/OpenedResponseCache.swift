import GRDB
import Synchronization

/// An open database, with the state of its file.
final class OpenedResponseCache: Sendable {
  let identity: FileIdentity
  let database: any DatabaseWriter
  /// Whether the disk had no space for SQLite's companion files, so the database is read-only.
  let isMakeshift: Bool
  private let isSound = Mutex(false)

  init(_ database: any DatabaseWriter, identity: FileIdentity, isMakeshift: Bool) {
    self.database = database
    self.identity = identity
    self.isMakeshift = isMakeshift
  }

  /// Returns whether damage to the file caused the error. Blocks on disk access.
  ///
  /// A sound file is only checked once, because the disk may remain full for a long time.
  func isDamaged(after error: any Error) -> Bool {
    if isUseless(error) { return true }
    guard mayBeDamage(error), !isSound.withLock(\.self) else { return false }
    switch database.isWhole {
    case true?: isSound.withLock { $0 = true }
    case false?: return true
    case nil: break
    }
    return false
  }
}

extension DatabaseReader {
  /// Whether the database is intact; `nil` if this can't be determined now.
  var isWhole: Bool? {
    do {
      return try read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") } == "ok"
    } catch {
      return isUseless(error) ? false : nil
    }
  }
}
