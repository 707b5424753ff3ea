import Foundation
import GRDB

/// Sorts what SQLite and the system say into what a person can do about it.
extension LibraryError {
  init(writing error: any Error) {
    switch Cause(error) {
    case .ours(let error): self = error
    case .cancelled: self = .cancelled
    case .full: self = .diskFull
    case .readOnly: self = .readOnly
    case .other(let words): self = .unwritable(reason: words)
    }
  }

  init(reading error: any Error) {
    switch Cause(error) {
    case .ours(let error): self = error
    case .cancelled: self = .cancelled
    case .full, .readOnly, .other: self = .unreadable(reason: "\(error)")
    }
  }
}

/// Whether the file itself is to blame.
func isDamage(_ error: any Error) -> Bool {
  if error is DamagedRow { return true }
  guard let error = error as? DatabaseError else { return error is RowDecodingError }
  return [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
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
  case ours(LibraryError)
  case cancelled
  case full
  case readOnly
  case other(String)

  init(_ error: any Error) {
    switch error {
    case let error as LibraryError: self = .ours(error)
    case is CancellationError: self = .cancelled
    case let error as DatabaseError:
      switch error.resultCode {
      case .SQLITE_INTERRUPT, .SQLITE_ABORT: self = .cancelled
      case .SQLITE_FULL: self = .full
      case .SQLITE_READONLY, .SQLITE_PERM: self = .readOnly
      default: self = .other("\(error)")
      }
    case let error as POSIXError where [.ENOSPC, .EDQUOT].contains(error.code): self = .full
    case let error as POSIXError where [.EROFS, .EACCES, .EPERM].contains(error.code): self = .readOnly
    case let error as CocoaError where error.code == .fileWriteOutOfSpace: self = .full
    case let error as CocoaError where [.fileWriteNoPermission, .fileWriteVolumeReadOnly].contains(error.code):
      self = .readOnly
    default: self = .other("\(error)")
    }
  }
}
