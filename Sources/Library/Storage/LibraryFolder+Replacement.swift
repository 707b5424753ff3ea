import Foundation
import GRDB
import Glibc

/// Replaces the database by another one so that no kill loses either.
///
/// A restoration writes the new database as `library-new.sqlite`, flushes it, and renames it to `library-replacement.sqlite`. From then on
/// it is the library: the next process that opens or writes completes the exchange first. Until then the former database stays in
/// place with its log. So every opening finds either the complete former database or the complete new one.
///
/// All of this happens with the folder locked, and writes share that lock; see ``OpenedLibrary/write(_:)``.
extension LibraryFolder {
  /// The file in which a new database is made. A process that is killed meanwhile leaves it behind; it counts for nothing.
  var newFile: URL { sibling("library-new.sqlite") }

  /// A complete database that takes the place of the present one.
  var replacement: URL { sibling("library-replacement.sqlite") }

  var hasReplacement: Bool { replacement.exists }

  /// Whether there is a database, or another one is about to take its place.
  var hasFile: Bool { file.exists || hasReplacement }

  /// Whether a process was killed while it made or replaced the database.
  var hasRemains: Bool { newFile.exists || hasReplacement }

  func removeNewFile() { for suffix in [""] + Self.companions { unlink(newFile.path + suffix) } }

  /// Declares the new database, which must be closed, the replacement of the present one.
  func commitNewFile() throws {
    // The rename would leave changes behind that are only in the log.
    guard !URL(filePath: newFile.path + "-wal").exists else { throw POSIXError(.EBUSY) }
    try flush(newFile)
    guard rename(newFile.path, replacement.path) == 0 else { throw lastError() }
    try flush(file.deletingLastPathComponent())
  }

  /// Moves the present database away, if there is one, and the replacement into its place. May be repeated after a kill.
  ///
  /// - Parameter step: called before each step with its name; a test throws there.
  /// - Returns: the new place of the former database; `nil` if there was none.
  func placeReplacement(on date: Date, _ step: (RestorationStep) throws -> Void = { _ in }) throws -> URL? {
    let closing = try holdOpen()
    defer { if let closing { close(closing) } }
    let aside = try moveAside(on: date, step)
    // An index of what is gone would damage the next one.
    for suffix in Self.companions { unlink(file.path + suffix) }
    try step(.movedAside)
    guard rename(replacement.path, file.path) == 0 else { throw lastError() }
    try flush(file.deletingLastPathComponent())
    return aside
  }

  /// Takes SQLite's shared lock of the database, so that nobody who closes it last removes the log by its name: that name may be the
  /// new database's by then.
  ///
  /// - Returns: a descriptor that holds the lock; `nil` if there is no database.
  func holdOpen() throws -> Int32? {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw lastError()
    }
    // The bytes are those of SQLite's file format (os_unix.c: SHARED_FIRST, SHARED_SIZE).
    var range = Glibc.flock()
    (range.l_type, range.l_whence) = (Int16(F_RDLCK), Int16(SEEK_SET))
    (range.l_start, range.l_len) = (0x4000_0002, 510)
    for _ in 0..<mostTries {
      if fcntl(descriptor, openFileLock, &range) == 0 { return descriptor }
      // A file system without locks: SQLite has none there either.
      guard errno == EAGAIN || errno == EACCES || errno == EINTR else { return descriptor }
      usleep(pause)
    }
    close(descriptor)
    throw POSIXError(.EBUSY)
  }

  private func sibling(_ name: String) -> URL { file.deletingLastPathComponent().appending(path: name) }
}

/// The moments at which a process can be killed while it restores a library.
enum RestorationStep: CaseIterable, Sendable {
  /// All that can be read was read; nothing is written yet.
  case read
  /// The new database is being filled.
  case filling
  /// The new database is complete, but not on the disk.
  case filled
  /// The new database is on the disk as the replacement.
  case committed
  /// The former database was moved, its log not yet.
  case movedDatabase
  /// The former database and its log were moved.
  case movedAside
  /// The new database is in its place.
  case placed
}

/// `F_OFD_SETLK` of fcntl(2): the lock belongs to the descriptor, not to the process.
private let openFileLock: Int32 = 37
