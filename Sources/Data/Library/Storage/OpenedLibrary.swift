import Foundation
import GRDB
import SQLiteFiles
import SystemIO

/// An open database.
final class OpenedLibrary: Sendable {
  let database: any DatabaseWriter
  /// The error that each write throws; `nil` if the library can be written.
  let readOnlyReason: LibraryError?
  private let file: OpenedFile?
  private let lock: LibraryLock?
  private let reserve: DiskReserve?

  /// Creates an open library.
  ///
  /// - Parameter file: The database file; `nil` for a database in memory.
  init(
    _ database: any DatabaseWriter, _ file: OpenedFile? = nil, _ lock: LibraryLock? = nil,
    _ reserve: DiskReserve? = nil, readOnlyReason: LibraryError? = nil
  ) {
    self.database = database
    self.file = file
    self.lock = lock
    self.reserve = reserve
    self.readOnlyReason = readOnlyReason
  }

  /// Whether the library's file is still the one that was opened.
  var isCurrent: Bool { file?.isCurrent ?? true }

  /// Runs one or more writes while no process can replace the file.
  ///
  /// A restoration holds the folder's exclusive lock from before it reads the damaged file until the new one is in
  /// place. A write shares that lock from before it checks the file until it is committed. The file therefore can't be
  /// replaced between the check and the commit, and no event is written to a replaced file.
  ///
  /// - Throws: ``ReplacedFile`` if another process has replaced the file. The closure wasn't called then.
  func write<Value>(_ body: (any DatabaseWriter) throws -> Value) throws -> Value {
    guard let file else { return try body(database) }
    return try file.folder.withSharedLock {
      guard isCurrent else { throw ReplacedFile() }
      try reserve?.fill()
      return try body(database)
    }
  }
}

extension OpenedLibrary {
  /// Runs a write in one transaction; see ``write(_:)``. If it changes anything, it is marked; see ``WriteMarks``.
  func transaction<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try write { writer in
      try writer.write { database in
        let count = database.totalChangesCount
        let value = try body(database)
        if database.totalChangesCount != count { try StateTable(database: database).markWrite() }
        return value
      }
    }
  }
}

/// The identity of an open file, which distinguishes it from a later replacement.
struct OpenedFile: Sendable {
  let folder: LibraryFolder
  private let identity: FileIdentity

  /// Records the current file's identity. Call it while no process can replace the file. The inode number isn't reused
  /// while the file is open.
  init(_ folder: LibraryFolder) throws {
    guard let identity = FileIdentity(folder.file.path) else { throw POSIXError.last }
    self.folder = folder
    self.identity = identity
  }

  var isCurrent: Bool { !folder.hasReplacement && FileIdentity(folder.file.path) == identity }
}

/// Another file has replaced the open one.
struct ReplacedFile: Error {}
