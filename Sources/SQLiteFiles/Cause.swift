import Foundation
import GRDB

/// What SQLite and the system say, sorted by what a person can do about it.
package enum Cause: Hashable, Sendable {
  case cancelled
  /// The disk has no room.
  case full
  /// The file may not be written.
  case readOnly
  /// Another process keeps the file locked.
  case busy
  /// Nothing that a person can do anything about; the words are for a log.
  case other(String)

  package init(_ error: any Error) {
    switch error {
    case is CancellationError: self = .cancelled
    case let error as DatabaseError:
      switch error.resultCode {
      case .SQLITE_INTERRUPT, .SQLITE_ABORT: self = .cancelled
      case .SQLITE_FULL: self = .full
      case .SQLITE_READONLY, .SQLITE_PERM: self = .readOnly
      case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
      default: self = .other("\(error)")
      }
    case let error as POSIXError where error.code == .EBUSY: self = .busy
    case let error as POSIXError where [.ENOSPC, .EDQUOT].contains(error.code): self = .full
    case let error as POSIXError where [.EROFS, .EACCES, .EPERM].contains(error.code): self = .readOnly
    case let error as CocoaError where error.code == .fileWriteOutOfSpace: self = .full
    case let error as CocoaError where [.fileWriteNoPermission, .fileWriteVolumeReadOnly].contains(error.code):
      self = .readOnly
    default: self = .other("\(error)")
    }
  }
}

/// Whether the file itself is to blame.
package func isDamage(_ error: any Error) -> Bool {
  if error is DamagedRow { return true }
  guard let error = error as? DatabaseError else { return error is RowDecodingError }
  return [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
}
