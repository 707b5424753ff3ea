import GRDB
import Synchronization

/// A database that is in use, and whether its file can still be trusted.
final class OpenedCatalogue: Sendable {
  let identity: FileIdentity
  let database: any DatabaseWriter
  /// Whether the disk had no room for what lies beside the file, so that it can only be read.
  let isMakeshift: Bool
  private let isSound = Mutex(false)

  init(_ database: any DatabaseWriter, identity: FileIdentity, isMakeshift: Bool) {
    self.database = database
    self.identity = identity
    self.isMakeshift = isMakeshift
  }

  /// Whether the file is to blame for an error. It is read to its end only once to find that out, as a disk stays full for
  /// long. Waits for the disk.
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
  /// Whether all pages are where they belong; `nil` where that cannot be told now.
  var isWhole: Bool? {
    do {
      return try read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") } == "ok"
    } catch {
      return isUseless(error) ? false : nil
    }
  }
}
