import Foundation
import GRDB
import Glibc
import SQLiteFiles

/// A private copy of the database, in memory where the system has a disk there. SQLite may do what it likes with it: the library's own
/// files stay as they are.
struct LibraryCopy {
  private let original: URL
  private let file: URL

  /// Copies the database without its log, and removes the copy afterwards.
  static func with<Value>(_ folder: LibraryFolder, _ body: (LibraryCopy) throws -> Value) throws -> Value {
    var failure: any Error = POSIXError(.ENOSPC)
    for place in places {
      guard let temporary = makeFolder(in: place) else { continue }
      defer { try? FileManager.default.removeItem(at: temporary) }
      // One that is about to take the file's place has no log yet.
      let original = folder.hasReplacement ? folder.replacement : folder.file
      let copy = LibraryCopy(original: original, file: temporary.appending(path: "library.sqlite"))
      do {
        try copy.take("")
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

  /// Copies the log, too: from then on ``open()`` shows what it holds.
  func addLog() throws {
    do {
      try take("-wal")
    } catch let error as POSIXError where error.code == .ENOENT {
      // Another process has just written the log into the library, and removed the log.
      try leaveOutLog()
    }
  }

  /// Copies the database again, without its log: closing the copy may have written the log into it.
  func leaveOutLog() throws {
    for suffix in LibraryFolder.companions { unlink(file.path + suffix) }
    try take("")
  }

  func open() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.label = "Library copy"
    return try DatabaseQueue(path: file.path, configuration: configuration)
  }

  /// The identity and the events of an undamaged library.
  struct Contents {
    /// The id of the library; `nil` if it was written by a version without ids.
    let library: String?
    let device: String
    let events: Set<String>
  }

  /// Checks the copy as it is now.
  ///
  /// - Throws: an error of damage, unless it is a whole library.
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

  /// The events that are whole in the copy, however damaged it is.
  var salvage: Salvage { Salvage(file) }

  /// The log in the copy, before SQLite reads it; `nil` if there is none.
  var log: WriteAheadLog? {
    guard let pageSize = FileHeader.pageSize(file) else { return nil }
    return WriteAheadLog(URL(filePath: file.path + "-wal"), pageSize: pageSize)
  }

  private func take(_ suffix: String) throws {
    let target = file.path + suffix
    try withFile(URL(filePath: original.path + suffix)) { source, status in
      let copy = Glibc.open(target, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o600)
      guard copy >= 0 else { throw lastError() }
      defer { close(copy) }
      var rest = Int(status.st_size)
      while rest > 0 {
        let count = sendfile(copy, source, nil, min(rest, 1 << 24))
        guard count >= 0 else { throw lastError() }
        if count == 0 { break }
        rest -= count
      }
    }
  }

  private static func makeFolder(in place: String) -> URL? {
    var template = Array("\(place)/matinee-library-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return URL(filePath: path, directoryHint: .isDirectory)
  }

  private static var places: [String] {
    ["/dev/shm", ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], FileManager.default.temporaryDirectory.path]
      .compactMap(\.self)
  }
}

/// Decides how to treat the log of a database.
enum LogVerdict {
  /// The log of this library: SQLite may replay it.
  case ours
  /// The log of this library, with damaged frames: SQLite would stop at the first and drop all that was written later. These events
  /// are behind it.
  case incomplete([EventLine])
  /// Another database's, or left from an older state of this one: replayed, it would destroy the library. These events in it are
  /// this library's or this device's, and not in the database.
  case foreign([EventLine])
  /// The database is damaged with and without it.
  case damaged
}

extension LogVerdict {
  /// Replays the log in a private copy, and looks at what comes of that. Leaves the copy with the log if it belongs there, and without
  /// it if not.
  init(_ copy: LibraryCopy) throws {
    let alone = try Self.check(copy)
    // A database in the middle of a checkpoint may be whole with its log alone. Its events are in that log then.
    let known = alone?.events ?? Set(copy.salvage.lines.map(\.id.description))
    try copy.addLog()
    let log = copy.log
    let together = try Self.check(copy)
    let isSame = alone?.library == nil || alone?.library == together?.library
    // A log of an older state shares the library's id, but lacks what was written since.
    if let together, isSame, known.isSubset(of: together.events) {
      guard let log, log.isDamaged else {
        self = .ours
        return
      }
      self = .incomplete(log.events(of: together, except: together.events))
    } else {
      try copy.leaveOutLog()
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
    } catch  where isDamage(error) || (error as? DatabaseError)?.resultCode == .SQLITE_ERROR {
      // `SQLITE_ERROR`: the tables are another program's.
      return nil
    }
  }
}
