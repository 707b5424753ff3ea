import Foundation
import GRDB
import SQLiteFiles
import TitleIdentity

/// The damage in a database that SQLite can still read.
struct LibraryDamage {
  /// Whether a table disagrees with its indexes, or a page is damaged.
  let isInconsistent: Bool
  let events: [DamagedEvent]
  /// Whether projections differ from the events. This isn't checked while events are damaged: the projection of a lost
  /// event is the only copy.
  let hasWrongRows: Bool

  var isAny: Bool { isInconsistent || !events.isEmpty || hasWrongRows }

  /// Examines a database.
  ///
  /// - Parameter canRepair: Whether the library can be written. Otherwise only damage that loses events is reported.
  init(_ database: Database, canRepair: Bool = true) throws {
    isInconsistent = try !Self.isConsistent(database)
    events = try EventTable(database: database).damaged().filter { canRepair || $0.line == nil }
    // A later version's projections may follow other rules.
    let areRowsOurs =
      try canRepair
      && StateTable(database: database).supportedEventVersion() == LibrarySchema.supportedEventVersion
    hasWrongRows = try areRowsOurs && !isInconsistent && events.isEmpty && !Projector(database).isUpToDate()
  }

  /// Returns whether all tables agree with their indexes. Reads through an index omit rows that it lacks.
  static func isConsistent(_ database: Database) throws -> Bool {
    try String.fetchAll(database, sql: "PRAGMA integrity_check(1)") == ["ok"]
  }
}

/// An event whose line is damaged, or whose columns differ from its line.
struct DamagedEvent {
  let row: Int64
  /// The ID in the row.
  let id: String
  /// The subject in the row; `nil` for an event without effect.
  let subject: String?
  let isShared: Bool
  /// See ``StoredLine/authority``.
  let authority: Int
  /// The parsed line; `nil` if the line itself is damaged.
  let line: EventLine?

  var isPostponed: Bool { subject == nil }
}

extension EventTable {
  /// Returns all damaged events. It scans the table itself, because an index may lack some rows.
  func damaged() throws -> [DamagedEvent] {
    var found: [DamagedEvent] = []
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT id, action, profile, device, kind, subject, line, isShared, authority, rowid AS number FROM event NOT INDEXED
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
          authority: try row.read("authority"), line: line))
    }
    return found
  }

  /// Returns whether the indexes that sharing depends on have as many entries as the table.
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
  /// Returns whether the first columns of a row match this line.
  fileprivate func isFiled(in row: Row) -> Bool {
    let expected = [id.description, action.description, profile.rawValue, id.device.description, kind]
    return zip(row.databaseValues, expected).allSatisfy { $0 == $1.databaseValue }
  }
}
