import Foundation
import GRDB
import SQLiteFiles

/// Finds events in a file that SQLite may not read any more.
///
/// Each line ends with its own sum, so that it is known for whole wherever it stands. They are looked for among
/// the bytes of the file and of its log, and by SQL, from both ends, as far as that goes, where one is not in one piece.
struct Salvage {
  private var found: [EventID: EventLine] = [:]
  private var damagedIDs: Set<EventID> = []
  /// The id of the library, where it can be read.
  private(set) var library: String?

  /// The whole events.
  var lines: [EventLine] { Array(found.values) }

  /// The ids of the events whose line is damaged.
  var damaged: Set<EventID> { damagedIDs.subtracting(found.keys) }

  /// Searches a database and its log, which nobody may change meanwhile. A private copy is searched by SQL, which may change what lies
  /// beside a file: it empties a log that it doesn't understand.
  init(_ folder: LibraryFolder) {
    let copied = try? LibraryCopy.with(folder) { copy in
      try copy.addLog()
      return copy.salvage
    }
    if let copied { self = copied } else { carveFiles(folder.file) }
  }

  /// Searches a file to which SQLite may do what it likes.
  init(_ file: URL) {
    carveFiles(file)
    for order in [
      "NOT INDEXED ORDER BY rowid ASC", "NOT INDEXED ORDER BY rowid DESC", "ORDER BY id ASC", "ORDER BY id DESC",
    ] {
      try? read(file, order)
    }
  }

  /// Searches bytes.
  init(_ data: Data) { data.withUnsafeBytes { carve($0) } }

  /// Reads a backup. Its bytes are searched, too, if it is damaged.
  ///
  /// - Parameter known: events that are not to be read again.
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
    // Of two that claim one id, all devices take the same.
    guard let line = EventLine(bytes), found[line.id].map({ bytes.lexicographicallyPrecedes($0.bytes) }) ?? true else {
      return
    }
    found[line.id] = line
  }

  /// - Throws: an error of SQLite. What was read before it counts.
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
      if let id, !EventLine.isWhole(bytes) { damagedIDs.insert(id) } else { take(bytes) }
    }
  }

  /// Looks for ends of lines, and for each, backwards, for the beginning with which its sum is right.
  private mutating func carve(_ bytes: UnsafeRawBufferPointer) {
    let end = Array(EventLine.tailStart.utf8)
    let beginning = Array(#"{""#.utf8)
    var place = 0
    var last = 0
    while place + EventLine.tailBytes <= bytes.count {
      guard bytes[place] == end[0], end.indices.allSatisfy({ bytes[place + $0] == end[$0] }) else {
        place += 1
        continue
      }
      let stop = place + EventLine.tailBytes
      var start = place
      while start > max(last, stop - EventLine.mostBytes) {
        start -= 1
        guard bytes[start] == beginning[0], bytes[start + 1] == beginning[1] else { continue }
        let candidate = Array(bytes[start..<stop])
        if EventLine.isWhole(candidate) {
          take(candidate)
          last = stop
          break
        }
      }
      place = stop
    }
  }
}
