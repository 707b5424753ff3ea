import Foundation
import GRDB
import Glibc
import SQLiteFiles

/// Reads a library on a read-only disk. SQLite can't open its files there, because it must create a log index next to
/// them.
extension LibraryOpener {
  /// Returns the reason why the library is read-only; `nil` if the error has another cause.
  func readOnlyReason(for error: any Error) -> LibraryError? {
    switch Cause(error) {
    case .full: return .diskFull
    case .readOnly: return .readOnly
    case .cancelled, .busy: return nil
    case .other: break
    }
    guard let error = error as? DatabaseError, [.SQLITE_CANTOPEN, .SQLITE_IOERR].contains(error.resultCode) else {
      return nil
    }
    let path = folder.file.deletingLastPathComponent().path
    var disk = statvfs()
    if statvfs(path, &disk) == 0, disk.f_flag & UInt(ST_RDONLY) != 0 { return .readOnly }
    if access(path, W_OK) != 0 || access(folder.file.path, W_OK) != 0 { return .readOnly }
    let isFull = disk.f_bavail == 0 || disk.f_favail == 0
    if isFull || error.extendedResultCode == .SQLITE_IOERR_SHMSIZE { return .diskFull }
    let cause = diagnosed(error)
    return cause is POSIXError ? readOnlyReason(for: cause) : nil
  }

  /// Replaces an input or output error of SQLite by its cause, if the folder can't be written.
  func diagnosed(_ error: any Error) -> any Error {
    guard let failure = error as? DatabaseError, [.SQLITE_CANTOPEN, .SQLITE_IOERR].contains(failure.resultCode),
      let code = environment.writeProblem(folder.file.deletingLastPathComponent()),
      [.ENOSPC, .EDQUOT, .EROFS].contains(code)
    else { return error }
    return POSIXError(code)
  }

  /// Reads the whole library into memory, without writing to its disk.
  func openReadOnly(because reason: LibraryError) throws -> OpenedLibrary {
    let memory = try DatabaseQueue(configuration: configuration)
    // Another process may checkpoint and remove the log while the database is being copied.
    let hasLog = folder.hasLog
    if try folder.hasReplacement || folder.examine() {
      try LibraryCopy.with(folder) { try fill(memory, from: $0, hasLog: hasLog) }
    } else if folder.isUsed {
      try LibrarySchema.migrator.migrate(memory)
      try memory.write { _ = try LibraryRestoration(self).fill($0, with: Salvage(folder)) }
    }
    let migrator = LibrarySchema.migrator
    if try memory.read(migrator.hasBeenSuperseded) { return OpenedLibrary(memory, readOnlyReason: .newerVersion) }
    try migrator.migrate(memory)
    try memory.write(prepareForUse)
    return OpenedLibrary(memory, readOnlyReason: reason)
  }

  private func fill(_ memory: DatabaseQueue, from copy: LibraryCopy, hasLog: Bool) throws {
    let verdict: LogVerdict =
      !folder.hasReplacement && hasLog ? try LogVerdict(copy) : try isIntact(copy) ? .replayable : .damaged
    let migrator = LibrarySchema.migrator
    switch verdict {
    case .damaged:
      try migrator.migrate(memory)
      try memory.write { _ = try LibraryRestoration(self).fill($0, with: copy.salvage) }
    case .replayable: try take(copy, into: memory)
    case .incomplete(let lines), .foreign(let lines):
      try take(copy, into: memory)
      if lines.isEmpty { return }
      if try memory.read(migrator.hasBeenSuperseded) { return }
      try migrator.migrate(memory)
      try memory.write { try merge(lines, into: $0) }
    }
  }

  private func take(_ copy: LibraryCopy, into memory: DatabaseQueue) throws {
    let queue = try copy.open()
    try queue.backup(to: memory)
    try queue.close()
  }

  private func isIntact(_ copy: LibraryCopy) throws -> Bool {
    do {
      _ = try copy.check()
      return true
    } catch  where indicatesDamage(error) {
      return false
    }
  }
}
