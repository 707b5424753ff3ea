import Foundation
import GRDB
import Glibc
import SQLiteFiles
import SystemIO

/// A private copy of the database, in memory if the system provides a memory-backed file system. SQLite may modify the
/// copy; the library's own files stay unchanged.
struct LibraryCopy {
  private let original: URL
  private let file: URL

  /// Copies the database without its log, calls a closure, and removes the copy.
  static func with<Value>(_ folder: LibraryFolder, _ body: (LibraryCopy) throws -> Value) throws -> Value {
    var failure: any Error = POSIXError(.ENOSPC)
    for parent in temporaryFolders {
      guard let temporary = makeFolder(in: parent) else { continue }
      defer { try? FileManager.default.removeItem(at: temporary) }
      // A committed replacement has no log yet.
      let original = folder.hasReplacement ? folder.replacement : folder.file
      let copy = LibraryCopy(original: original, file: temporary.appending(path: "library.sqlite"))
      do {
        try copy.copyFile(suffix: "")
      } catch let error as LibraryError {
        throw error
      } catch {
        failure = error
        continue
      }
      return try body(copy)
    }
    throw failure
  }

  /// Adds a copy of the log. From then on, ``open()`` includes its contents.
  func addLog() throws {
    do {
      try copyFile(suffix: "-wal")
    } catch let error as POSIXError where error.code == .ENOENT {
      // Another process has just checkpointed and removed the log.
      try omitLog()
    }
  }

  /// Copies the database again without its log, because closing the copy may have checkpointed the log.
  func omitLog() throws {
    for suffix in LibraryFolder.companions { unlink(file.path + suffix) }
    try copyFile(suffix: "")
  }

  func open() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.label = "Library copy"
    return try DatabaseQueue(path: file.path, configuration: configuration)
  }

  /// The identity and the events of an undamaged library.
  struct Contents {
    /// The library's ID; `nil` if a version without IDs wrote the library.
    let library: String?
    let device: String
    let events: Set<String>
  }

  /// Checks the integrity of the copy in its current state.
  ///
  /// - Throws: A damage error if the copy isn't an intact library.
  func check() throws -> Contents {
    let queue = try open()
    defer { try? queue.close() }
    return try queue.read { database in
      guard try Int.fetchOne(database, sql: "PRAGMA application_id") == LibrarySchema.applicationID,
        try String.fetchAll(database, sql: "PRAGMA integrity_check(1)") == ["ok"],
        let row = try Row.fetchOne(database, sql: "SELECT * FROM state")
      else { throw DamagedRow() }
      return Contents(
        library: row.hasColumn("library") ? try row.read("library") : nil, device: try row.read("device"),
        events: try String.fetchSet(database, sql: "SELECT id FROM event"))
    }
  }

  /// The marks of the latest writes in the copy, and the number of the page with them; `nil` if it has none or can't be
  /// read.
  func marks() -> (marks: WriteMarks, pageNumber: Int)? {
    guard let queue = try? open() else { return nil }
    defer { try? queue.close() }
    return try? queue.read { database in
      guard let marks = try StateTable(database: database).marks(),
        let page = try Int.fetchOne(database, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'state'")
      else { return nil }
      return (marks, page)
    }
  }

  /// The intact events in the copy, regardless of other damage.
  var salvage: Salvage { Salvage(file) }

  /// The log in the copy, before SQLite reads it; `nil` if there is none.
  var log: WriteAheadLog? {
    guard let pageSize = FileHeader.pageSize(file) else { return nil }
    return WriteAheadLog(URL(filePath: file.path + "-wal"), pageSize: pageSize)
  }

  private func copyFile(suffix: String) throws {
    let target = file.path + suffix
    try withFile(URL(filePath: original.path + suffix)) { source, status in
      let copy = Glibc.open(target, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o600)
      guard copy >= 0 else { throw POSIXError.last }
      defer { close(copy) }
      var rest = Int(status.st_size)
      while rest > 0 {
        let count = sendfile(copy, source, nil, min(rest, 1 << 24))
        guard count >= 0 else { throw POSIXError.last }
        if count == 0 { break }
        rest -= count
      }
    }
  }

  private static func makeFolder(in parent: String) -> URL? {
    var template = Array("\(parent)/matinee-library-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return URL(filePath: path, directoryHint: .isDirectory)
  }

  private static var temporaryFolders: [String] {
    ["/dev/shm", ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], FileManager.default.temporaryDirectory.path]
      .compactMap(\.self)
  }
}

/// The decision on how to treat a database's log.
enum LogVerdict {
  /// The log belongs to this library. SQLite may replay it.
  case replayable
  /// The log belongs to this library but has damaged frames. SQLite would stop at the first and drop all later frames.
  /// The associated events are in those later frames.
  case incomplete([EventLine])
  /// The log belongs to another database or to an older state of this one. Replaying it would destroy the library. The
  /// associated events belong to this library or device but aren't in the database.
  case foreign([EventLine])
  /// The database is damaged, both with and without the log.
  case damaged
}

extension LogVerdict {
  /// Adds the log to a private copy. Afterwards the copy contains the log only if the log belongs to the database.
  ///
  /// Only if the marks don't prove that it does, the log is replayed and the whole result is examined, which takes
  /// seconds in a large library.
  init(_ copy: LibraryCopy) throws {
    if let (marks, pageNumber) = copy.marks() {
      try copy.addLog()
      if let log = copy.log, marks.areContinued(by: log, pageNumber: pageNumber) {
        self = .replayable
        return
      }
      try copy.omitLog()
    }
    let alone = try Self.check(copy)
    // During a checkpoint, a database may be intact only together with its log, which then contains its events.
    let known = alone?.events ?? Set(copy.salvage.lines.map(\.id.description))
    try copy.addLog()
    let log = copy.log
    let together = try Self.check(copy)
    let isSame = alone?.library == nil || alone?.library == together?.library
    // A log from an older state has the same library ID, but lacks later events.
    if let together, isSame, known.isSubset(of: together.events) {
      guard let log, log.isDamaged else {
        self = .replayable
        return
      }
      self = .incomplete(log.events(of: together, except: together.events))
    } else {
      try copy.omitLog()
      guard let alone else {
        self = .damaged
        return
      }
      self = .foreign(log?.events(of: alone, except: alone.events) ?? [])
    }
  }

  private static func check(_ copy: LibraryCopy) throws -> LibraryCopy.Contents? {
    do {
      return try copy.check()
    } catch  where indicatesDamage(error) || (error as? DatabaseError)?.resultCode == .SQLITE_ERROR {
      // `SQLITE_ERROR` means that the tables belong to another program.
      return nil
    }
  }
}
