import Foundation
import GRDB

/// The cause of an SQLite or system error, classified by how the user can resolve it.
package enum Cause: Hashable, Sendable {
  case cancelled
  /// The disk is full.
  case full
  /// The file is read-only.
  case readOnly
  /// Another process has locked the file.
  case busy
  /// The user can't resolve the error. The text is for a log.
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

/// Returns whether the error indicates damage to the file itself.
package func indicatesDamage(_ error: any Error) -> Bool {
  if error is DamagedRow { return true }
  guard let error = error as? DatabaseError else { return error is RowDecodingError }
  return [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
}
