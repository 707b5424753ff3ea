import GRDB
import SQLiteFiles

/// Classification of errors from SQLite and the system.
extension ResponseCacheError {
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

  /// Creates the error for opening, which also writes if the file is new.
  init(opening error: any Error) { self.init(writing: error) }
}

/// Returns whether the file must be replaced, because it is damaged or has unexpected tables. Unexpected tables cause
/// errors in valid SQL.
func isUnusable(_ error: any Error) -> Bool {
  if indicatesDamage(error) { return true }
  guard let error = error as? DatabaseError else { return false }
  return [.SQLITE_ERROR, .SQLITE_MISMATCH].contains(error.resultCode)
}

/// Returns whether damage to the file may have caused the error.
///
/// A page number beyond the maximum makes SQLite report a full disk. A row may be missing from its table but present in
/// an index.
func mayBeDamage(_ error: any Error) -> Bool {
  guard let error = error as? DatabaseError else { return false }
  return [.SQLITE_FULL, .SQLITE_CONSTRAINT, .SQLITE_TOOBIG, .SQLITE_NOMEM].contains(error.resultCode)
}

func isNotADatabase(_ error: any Error) -> Bool {
  guard let error = error as? DatabaseError else { return true }
  return [.SQLITE_NOTADB, .SQLITE_CANTOPEN].contains(error.resultCode)
}
