import Foundation
import GRDB
import SQLiteFiles

/// The damage that a disk did to a database that SQLite can still read.
struct LibraryDamage {
  /// Whether a table and its indexes don't agree, or a page is damaged.
  let isInconsistent: Bool
  let events: [DamagedEvent]
  /// Whether projections differ from the events. Not examined while events are damaged: if an event is lost, its projection is the only
  /// copy.
  let hasWrongRows: Bool

  var isAny: Bool { isInconsistent || !events.isEmpty || hasWrongRows }

  /// - Parameters:
  ///   - canRepair: whether the library can be written. Otherwise only damage that takes events away is looked for.
  ///   - comparingRows: whether projections are compared with the events.
  init(_ database: Database, canRepair: Bool = true, comparingRows: Bool = true) throws {
    isInconsistent = try !Self.isConsistent(database)
    events = try EventTable(database: database).damaged().filter { canRepair || $0.line == nil }
    // The rows of a later version may follow other rules.
    let areRowsOurs = try comparingRows && canRepair && StateTable(database: database).reader() == LibrarySchema.reader
    hasWrongRows = try areRowsOurs && !isInconsistent && events.isEmpty && !Projector(database).isUpToDate()
  }

  /// Compares all tables with their indexes: rows that an index lacks are missing wherever SQLite reads through it.
  static func isConsistent(_ database: Database) throws -> Bool {
    try String.fetchAll(database, sql: "PRAGMA integrity_check(1)") == ["ok"]
  }
}

/// An event whose line is damaged, or whose columns say something else than its line.
struct DamagedEvent {
  let row: Int64
  /// As the row says.
  let id: String
  /// As the row says; `nil` for an event that doesn't count.
  let subject: String?
  let isShared: Bool
  /// `nil` where the line itself is damaged.
  let line: EventLine?

  var isPostponed: Bool { subject == nil }
}

extension EventTable {
  /// Reads all events from the table itself: an index may lack some.
  func damaged() throws -> [DamagedEvent] {
    var found: [DamagedEvent] = []
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT id, action, profile, device, kind, subject, line, isShared, rowid AS number FROM event NOT INDEXED
        """)
    while let row = try rows.next() {
      let data: Data = try row.read("line")
      let line = EventLine(Array(data))
      let subject: String? = try row.readIfPresent("subject")
      if let line, subject == nil || line.content == nil || subject == line.subject?.text, line.isFiled(in: row) {
        continue
      }
      found.append(
        DamagedEvent(
          row: try row.read("number"), id: try row.read("id"), subject: subject, isShared: try row.read("isShared"),
          line: line))
    }
    return found
  }

  /// Whether the indexes by which events are shared have as many entries as the table.
  func hasCompleteIndexes() throws -> Bool {
    let counts = try ["NOT INDEXED", "INDEXED BY sqlite_autoindex_event_1"].map { index in
      try Int.fetchOne(database, sql: "SELECT count(*) FROM event \(index)")
    }
    let unshared = try ["NOT INDEXED", "INDEXED BY eventToShare"].map { index in
      try Int.fetchOne(database, sql: "SELECT count(*) FROM event \(index) WHERE isShared = 0")
    }
    return counts[0] == counts[1] && unshared[0] == unshared[1]
  }
}

extension EventLine {
  /// Whether the first columns of a row are those of this line.
  fileprivate func isFiled(in row: Row) -> Bool {
    let expected = [id.description, action.description, profile.rawValue, id.device.description, kind]
    return zip(row.databaseValues, expected).allSatisfy { $0 == $1.databaseValue }
  }
}
