import Foundation
import GRDB
import Glibc
import SystemIO

/// Atomic replacement of the database. If the process is killed at any point, either the old or the new database is
/// complete.
///
/// A restoration writes the new database as `library-new.sqlite`, flushes it, and renames it to
/// `library-replacement.sqlite`. From then on, that file is the library. The next process that opens or writes
/// completes the replacement first. Until then, the former database stays in place with its log. Each opening therefore
/// finds either the complete former database or the complete new one.
///
/// The process holds the folder's lock exclusively during all of this. Each write holds the same lock in shared mode;
/// see ``OpenedLibrary/write(_:)``.
extension LibraryFolder {
  /// The file in which a new database is built. A killed process may leave it behind; it is then ignored.
  var newFile: URL { sibling("library-new.sqlite") }

  /// A complete database that is about to replace the current one.
  var replacement: URL { sibling("library-replacement.sqlite") }

  var hasReplacement: Bool { replacement.exists }

  /// Whether there is a database or a replacement.
  var hasFile: Bool { file.exists || hasReplacement }

  /// Whether a process was killed while it created or replaced the database.
  var hasLeftovers: Bool { newFile.exists || hasReplacement }

  func removeNewFile() { for suffix in [""] + Self.companions { unlink(newFile.path + suffix) } }

  /// Makes the new database the replacement of the current one. The new database must be closed.
  func commitNewFile() throws {
    do {
      // The rename would lose changes that are only in the log.
      guard !URL(filePath: newFile.path + "-wal").exists else { throw POSIXError(.EIO) }
      try flush(newFile)
      guard rename(newFile.path, replacement.path) == 0 else { throw POSIXError.last }
    } catch {
      removeNewFile()
      throw error
    }
    try flush(file.deletingLastPathComponent())
  }

  /// Moves the current database aside, if there is one, and the replacement into its place. If the process is
  /// killed meanwhile, another one can call this again.
  ///
  /// - Parameter step: A hook for each step. Tests throw from it to simulate a kill.
  /// - Returns: The new location of the former database; `nil` if there was none.
  func placeReplacement(on date: Date, _ step: (RestorationStep) throws -> Void = { _ in }) throws -> URL? {
    let descriptor = try openWithSharedLock()
    defer { if let descriptor { close(descriptor) } }
    let aside = try moveAside(on: date, step)
    // A leftover log index would damage the next database.
    for suffix in Self.companions { unlink(file.path + suffix) }
    try step(.movedAside)
    guard rename(replacement.path, file.path) == 0 else { throw POSIXError.last }
    try flush(file.deletingLastPathComponent())
    return aside
  }

  /// Takes SQLite's shared lock on the database. Otherwise the last process to close it would delete the log by name,
  /// and that name may already belong to the new database.
  ///
  /// - Returns: A descriptor that holds the lock; `nil` if there is no database.
  func openWithSharedLock() throws -> Int32? {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw POSIXError.last
    }
    // SQLite's lock range (os_unix.c: SHARED_FIRST, SHARED_SIZE).
    var range = Glibc.flock()
    (range.l_type, range.l_whence) = (Int16(F_RDLCK), Int16(SEEK_SET))
    (range.l_start, range.l_len) = (0x4000_0002, 510)
    for _ in 0..<LockFile.maximumAttempts {
      if fcntl(descriptor, openFileLock, &range) == 0 { return descriptor }
      // The file system doesn't support locks, so SQLite holds none either.
      guard errno == EAGAIN || errno == EACCES || errno == EINTR else { return descriptor }
      usleep(LockFile.pause)
    }
    close(descriptor)
    throw POSIXError(.EBUSY)
  }

  private func sibling(_ name: String) -> URL { file.deletingLastPathComponent().appending(path: name) }
}

/// The points of a restoration at which tests interrupt it.
enum RestorationStep: CaseIterable, Sendable {
  /// All readable data was read, and nothing was written yet.
  case read
  /// The new database is being filled.
  case filling
  /// The new database is complete, but not yet on disk.
  case filled
  /// The new database is on disk as the replacement.
  case committed
  /// The former database was moved, but not its log.
  case movedDatabase
  /// The former database and its log were moved.
  case movedAside
  /// The new database is in place.
  case placed
}

/// `F_OFD_SETLK` of fcntl(2), for a lock that belongs to the descriptor instead of the process.
private let openFileLock: Int32 = 37
