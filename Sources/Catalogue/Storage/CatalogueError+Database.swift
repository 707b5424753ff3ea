import GRDB
import SQLiteFiles

/// Sorts what SQLite and the system say into what a person can do about it.
extension CatalogueError {
  init(writing error: any Error) {
    switch Cause(error) {
    case .cancelled: self = .cancelled
    case .full: self = .diskFull
    case .readOnly: self = .unwritable(reason: "\(error)")
    case .busy, .other: self = .unwritable(reason: "\(error)")
    }
  }

  init(reading error: any Error) {
    switch Cause(error) {
    case .cancelled: self = .cancelled
    case .full, .readOnly, .busy, .other: self = .unreadable(reason: "\(error)")
    }
  }

  /// A new file is written as soon as it is opened.
  init(opening error: any Error) { self.init(writing: error) }
}

/// Whether a new file would do better: it is damaged, or has other tables than ours, which make plain errors of right SQL.
func isUseless(_ error: any Error) -> Bool {
  if isDamage(error) { return true }
  guard let error = error as? DatabaseError else { return false }
  return [.SQLITE_ERROR, .SQLITE_MISMATCH].contains(error.resultCode)
}

/// Whether the file may be to blame. In a damaged one a page may be said to be beyond the last that any file can have,
/// which SQLite tells as a full disk, and a row may be in an index and not in its table.
func mayBeDamage(_ error: any Error) -> Bool {
  guard let error = error as? DatabaseError else { return false }
  return [.SQLITE_FULL, .SQLITE_CONSTRAINT, .SQLITE_TOOBIG, .SQLITE_NOMEM].contains(error.resultCode)
}

func isNoDatabase(_ error: any Error) -> Bool {
  guard let error = error as? DatabaseError else { return true }
  return [.SQLITE_NOTADB, .SQLITE_CANTOPEN].contains(error.resultCode)
}
