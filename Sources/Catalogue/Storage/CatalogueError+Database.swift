import Foundation
import GRDB

/// Sorts what SQLite and the system say into what a person can do about it.
extension CatalogueError {
  init(writing error: any Error) {
    switch Cause(error) {
    case .cancelled: self = .cancelled
    case .full: self = .diskFull
    case .other(let words): self = .unwritable(reason: words)
    }
  }

  init(reading error: any Error) {
    switch Cause(error) {
    case .cancelled: self = .cancelled
    case .full, .other: self = .unreadable(reason: "\(error)")
    }
  }

  /// A new file is written as soon as it is opened.
  init(opening error: any Error) { self.init(writing: error) }
}

/// Whether the file itself is to blame, so that a new one would do.
func isDamage(_ error: any Error) -> Bool {
  if error is DamagedRow { return true }
  guard let error = error as? DatabaseError else { return error is RowDecodingError }
  // What a wrong table makes of right SQL is a plain error.
  return [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_MISMATCH].contains(error.resultCode)
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

/// A row whose values are not of the types that we wrote.
struct DamagedRow: Error {}

extension Row {
  /// A value of the row. GRDB's own subscript ends the process where the file holds something else.
  func read<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    guard let value: Value = try readIfPresent(column) else { throw DamagedRow() }
    return value
  }

  /// As ``read(_:)``; `nil` for NULL.
  func readIfPresent<Value: DatabaseValueConvertible>(_ column: String) throws -> Value? {
    // GRDB ends the process where there is none of this name.
    guard hasColumn(column) else { throw DamagedRow() }
    let stored: DatabaseValue = self[column]
    if stored.isNull { return nil }
    guard let value = Value.fromDatabaseValue(stored) else { throw DamagedRow() }
    return value
  }
}

private enum Cause {
  case cancelled
  case full
  case other(String)

  init(_ error: any Error) {
    switch error {
    case is CancellationError: self = .cancelled
    case let error as DatabaseError:
      switch error.resultCode {
      case .SQLITE_INTERRUPT, .SQLITE_ABORT: self = .cancelled
      case .SQLITE_FULL: self = .full
      default: self = .other("\(error)")
      }
    case let error as POSIXError where [.ENOSPC, .EDQUOT].contains(error.code): self = .full
    case let error as CocoaError where error.code == .fileWriteOutOfSpace: self = .full
    default: self = .other("\(error)")
    }
  }
}
