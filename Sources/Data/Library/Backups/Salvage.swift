import Foundation
import GRDB
import SQLiteFiles

/// A search for events in a file that SQLite may no longer be able to read.
///
/// Each line ends with its own checksum, so an intact line can be recognized anywhere. The bytes of the file and its
/// log are searched first. SQL queries from both ends then find lines that aren't stored contiguously.
struct Salvage {
  private var found: [EventID: EventLine] = [:]
  private var damagedIDs: Set<EventID> = []
  /// The library's ID, if it could be read.
  private(set) var library: String?

  /// The intact events.
  var lines: [EventLine] { Array(found.values) }

  /// The IDs of events whose line is damaged.
  var damaged: Set<EventID> { damagedIDs.subtracting(found.keys) }

  /// Searches a database and its log. The caller must prevent writes meanwhile.
  ///
  /// The SQL search uses a private copy, because opening a database can modify its companion files. SQLite empties a
  /// log that it doesn't understand.
  init(_ folder: LibraryFolder) {
    let copied = try? LibraryCopy.with(folder) { copy in
      try copy.addLog()
      return copy.salvage
    }
    if let copied { self = copied } else { carveFiles(folder.file) }
  }

  /// Searches a file that SQLite may modify.
  init(_ file: URL) {
    carveFiles(file)
    for order in [
      "NOT INDEXED ORDER BY rowid ASC", "NOT INDEXED ORDER BY rowid DESC", "ORDER BY id ASC", "ORDER BY id DESC",
    ] {
      try? read(file, order)
    }
  }

  /// Searches raw bytes.
  init(_ data: Data) { data.withUnsafeBytes { carve($0) } }

  /// Reads a backup. If it is damaged, its raw bytes are searched as well.
  ///
  /// - Parameter known: The events to skip.
  init(backup file: URL, except known: Set<EventID>) {
    do {
      try read(file, "NOT INDEXED ORDER BY rowid ASC", except: known)
    } catch {
      self = Salvage(file)
    }
  }

  private mutating func carveFiles(_ file: URL) {
    for suffix in ["", "-wal"] {
      guard let data = try? Data(contentsOf: URL(filePath: file.path + suffix), options: .alwaysMapped) else {
        continue
      }
      data.withUnsafeBytes { carve($0) }
    }
  }

  private mutating func take(_ bytes: [UInt8]) {
    // If two lines claim the same ID, all devices choose the same one.
    guard let line = EventLine(bytes), found[line.id].map({ bytes.lexicographicallyPrecedes($0.bytes) }) ?? true else {
      return
    }
    found[line.id] = line
  }

  /// Reads the events in the given SQL order, skipping known ones.
  ///
  /// - Throws: An SQLite error. Events read before the error are retained.
  private mutating func read(_ file: URL, _ order: String, except known: Set<EventID> = []) throws {
    let queue = try DatabaseQueue(path: file.path, configuration: BackupFolder.configuration)
    defer { try? queue.close() }
    var salvage = self
    defer { self = salvage }
    try queue.read { try salvage.read($0, order, except: known) }
  }

  private mutating func read(_ database: Database, _ order: String, except known: Set<EventID>) throws {
    library = (try? StateTable(database: database).library()) ?? library
    let cursor = try Row.fetchCursor(database, sql: "SELECT id, line FROM event \(order)")
    while let row = try cursor.next() {
      let id = (try? row.read("id") as String).flatMap { EventID($0) }
      if let id, known.contains(id) { continue }
      guard let line: Data = try? row.read("line") else { continue }
      let bytes = Array(line)
      if let id, !EventLine.isIntact(bytes) { damagedIDs.insert(id) } else { take(bytes) }
    }
  }

  /// Searches for the ends of lines, and backward from each for a start that matches the checksum.
  private mutating func carve(_ bytes: UnsafeRawBufferPointer) {
    let end = Array(EventLine.tailStart.utf8)
    let beginning = Array(#"{""#.utf8)
    var offset = 0
    var last = 0
    while offset + EventLine.tailBytes <= bytes.count {
      guard bytes[offset] == end[0], end.indices.allSatisfy({ bytes[offset + $0] == end[$0] }) else {
        offset += 1
        continue
      }
      let stop = offset + EventLine.tailBytes
      var start = offset
      while start > max(last, stop - EventLine.maximumBytes) {
        start -= 1
        guard bytes[start] == beginning[0], bytes[start + 1] == beginning[1] else { continue }
        let candidate = Array(bytes[start..<stop])
        if EventLine.isIntact(candidate) {
          take(candidate)
          last = stop
          break
        }
      }
      offset = stop
    }
  }
}
