import Foundation
import GRDB
import SQLiteFiles
import TitleIdentity

/// An event's line as it is stored.
struct StoredLine {
  let bytes: [UInt8]
  /// The rank of the file of its own device that contains the line; 0 if only other files do, or none. It is -1 if this
  /// device wrote the event, but a shared file contradicts it.
  let authority: Int
}

/// SQL queries for events.
struct EventTable {
  let database: Database

  /// Returns the line of an event; `nil` if the event isn't known.
  func line(_ id: EventID) throws -> [UInt8]? {
    let statement = try database.cachedStatement(sql: "SELECT line FROM event WHERE id = ?")
    return try Data.fetchOne(statement, arguments: [id.description]).map(Array.init)
  }

  /// Returns the line of an event with its authority; `nil` if the event isn't known.
  func stored(_ id: EventID) throws -> StoredLine? {
    let statement = try database.cachedStatement(sql: "SELECT line, authority FROM event WHERE id = ?")
    return try Row.fetchOne(statement, arguments: [id.description]).map { row in
      let line: Data = try row.read("line")
      return StoredLine(bytes: Array(line), authority: try row.read("authority"))
    }
  }

  /// Inserts an event, or replaces the one with the same ID.
  ///
  /// - Parameters:
  ///   - authority: The rank of the file in the shared folder that contains the line; see ``DeviceFile``.
  ///   - isPostponed: Whether the event is too far in the future to take effect yet.
  func put(_ line: EventLine, isShared: Bool = false, authority: Int = 0, isPostponed: Bool = false) throws {
    let statement = try database.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO event (id, action, profile, device, kind, subject, line, isShared, authority)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: [
      line.id.description, line.action.description, line.profile.rawValue, line.id.device.description, line.kind,
      isPostponed ? nil : line.subject?.text, Data(line.bytes), isShared, authority,
    ])
  }

  /// Records that a file in the shared folder contains an event's line.
  ///
  /// - Parameter authority: See ``StoredLine/authority``. A file without authority can't settle a contested line.
  func setShared(_ id: EventID, authority: Int) throws {
    try database.cachedStatement(
      sql: """
        UPDATE event SET isShared = 1, authority = max(authority, ?1)
        WHERE id = ?2 AND (?1 > 0 OR authority >= 0) AND (isShared = 0 OR authority < ?1)
        """
    ).execute(arguments: [authority, id.description])
  }

  /// Records that this device must write an event's line to its file in the shared folder, whatever other files
  /// contain.
  func setContested(_ id: EventID) throws {
    try database.cachedStatement(sql: "UPDATE event SET isShared = 0, authority = -1 WHERE id = ?")
      .execute(arguments: [id.description])
  }

  /// Records that this device has written the line of a row to its file in the shared folder.
  func setWritten(_ row: Int64, to file: DeviceFile) throws {
    try database.cachedStatement(
      sql: "UPDATE event SET isShared = 1, authority = iif(device = ?, ?, authority) WHERE rowid = ?"
    ).execute(arguments: [file.device.description, file.rank, row])
  }

  /// Records that this device no longer writes a contested line.
  func abandon(_ id: EventID) throws {
    try database.cachedStatement(sql: "UPDATE event SET isShared = 1, authority = 0 WHERE id = ?")
      .execute(arguments: [id.description])
  }

  /// Returns the effective events of a subject, in order.
  func events(of subject: Subject) throws -> [Event] { try events("subject = ?", [subject.text]) }

  /// Returns the effective events that satisfy a condition, in order.
  ///
  /// - Parameter condition: The SQL condition after WHERE.
  func events(_ condition: String, _ arguments: StatementArguments) throws -> [Event] {
    let statement = try database.cachedStatement(
      sql: "SELECT line FROM event WHERE \(condition) AND action NOT IN (SELECT action FROM undone) ORDER BY id")
    return try Data.fetchAll(statement, arguments: arguments).compactMap { EventLine(Array($0))?.event }
  }

  func count() throws -> Int { try Int.fetchOne(database, sql: "SELECT count(*) FROM event") ?? 0 }

  func hasEvents(of action: EventID) throws -> Bool {
    let statement = try database.cachedStatement(sql: "SELECT 1 FROM event WHERE action = ? LIMIT 1")
    return try Int.fetchOne(statement, arguments: [action.description]) != nil
  }

  /// Returns the subjects of an action's events.
  func subjects(of action: EventID) throws -> [Subject] {
    let statement = try database.cachedStatement(
      sql: "SELECT DISTINCT subject FROM event WHERE action = ? AND subject IS NOT NULL")
    return try String.fetchAll(statement, arguments: [action.description]).compactMap(Subject.init(text:))
  }

  /// Returns the subjects with an effective event of these kinds, oldest first.
  func subjects(with kinds: [EventKind]) throws -> [Subject] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT subject FROM event WHERE kind IN (\(placeholders(kinds.count))) AND subject IS NOT NULL
          AND action NOT IN (SELECT action FROM undone)
        GROUP BY subject ORDER BY min(id)
        """)
    let texts = try String.fetchAll(statement, arguments: StatementArguments(kinds.map(\.rawValue)))
    return texts.compactMap(Subject.init(text:))
  }

  /// Returns the actions that undo an action. Only later actions can undo; events that claim otherwise are ignored.
  func undoing(_ action: EventID) throws -> [EventID] {
    let statement = try database.cachedStatement(sql: "SELECT DISTINCT action FROM event WHERE subject = ?")
    return try String.fetchAll(statement, arguments: [Subject.undone(action).text]).compactMap(EventID.init)
      .filter { $0 > action }
  }

  func isUndone(_ action: EventID) throws -> Bool {
    let statement = try database.cachedStatement(sql: "SELECT 1 FROM undone WHERE action = ?")
    return try Int.fetchOne(statement, arguments: [action.description]) != nil
  }

  /// Returns all intact events.
  func lines() throws -> [EventLine] {
    var lines: [EventLine] = []
    try forEachLine { if let line = EventLine(Array($0)) { lines.append(line) } }
    return lines
  }

  /// Calls a closure with each line, in the order of the IDs.
  func forEachLine(after id: EventID? = nil, _ body: (Data) throws -> Void) throws {
    let cursor = try Row.fetchCursor(
      database, sql: "SELECT line FROM event WHERE id > ? ORDER BY id", arguments: [id?.description ?? ""])
    while let row = try cursor.next() { try body(try row.read("line")) }
  }
}

extension EventTable {
  /// Returns an event, even if it's undone.
  func event(_ id: EventID) throws -> Event? {
    let statement = try database.cachedStatement(sql: "SELECT line FROM event WHERE id = ?")
    return try Data.fetchOne(statement, arguments: [id.description]).flatMap { EventLine(Array($0))?.event }
  }

  /// Returns the first events of one write, in order, including undone ones.
  func events(of action: EventID, limit: Int) throws -> [Event] {
    // The events were stored in order. Sorting by ID in SQL would read all of them.
    let statement = try database.cachedStatement(
      sql: "SELECT line FROM event WHERE action = ? ORDER BY rowid LIMIT ?")
    return try Data.fetchAll(statement, arguments: [action.description, limit]).compactMap {
      EventLine(Array($0))?.event
    }.sorted { $0.id < $1.id }
  }

  /// Returns the number of events of one write, including undone ones.
  func count(of action: EventID) throws -> Int {
    let statement = try database.cachedStatement(sql: "SELECT count(*) FROM event WHERE action = ?")
    return try Int.fetchOne(statement, arguments: [action.description]) ?? 0
  }
}

/// Stored events without effect: those of kinds that only a later version supports, and those from the far future. They
/// have no subject.
extension EventTable {
  /// Removes the effect of all events above an ID.
  func postpone(after limit: EventID) throws {
    try database.execute(sql: "UPDATE event SET subject = NULL WHERE id > ?", arguments: [limit.description])
  }

  /// Returns whether there are postponed events, up to an ID, that can take effect now.
  func hasPostponed(until limit: EventID) throws -> Bool { try !admissible(until: limit).isEmpty }

  /// Puts postponed events into effect, up to an ID.
  ///
  /// - Returns: The subjects of these events.
  func admitPostponed(until limit: EventID) throws -> Set<Subject> {
    let lines = try admissible(until: limit)
    for (id, subject) in lines {
      try database.execute(sql: "UPDATE event SET subject = ? WHERE id = ?", arguments: [subject.text, id])
    }
    return Set(lines.map(\.subject))
  }

  private func admissible(until limit: EventID) throws -> [(id: String, subject: Subject)] {
    let rows = try Row.fetchAll(
      database, sql: "SELECT id, line FROM event WHERE subject IS NULL AND id <= ?", arguments: [limit.description])
    return try rows.compactMap { row in
      let line: Data = try row.read("line")
      return try EventLine(Array(line))?.subject.map { (try row.read("id"), $0) }
    }
  }
}
