import Foundation
import GRDB
import SQLiteFiles

/// Events in SQL.
struct EventTable {
  let database: Database

  /// The line of an event; `nil` where it is not known.
  func line(_ id: EventID) throws -> [UInt8]? {
    let statement = try database.cachedStatement(sql: "SELECT line FROM event WHERE id = ?")
    return try Data.fetchOne(statement, arguments: [id.description]).map(Array.init)
  }

  /// - Parameter isPostponed: whether the event is from too far in the future to count yet.
  func put(_ line: EventLine, isShared: Bool = false, isPostponed: Bool = false) throws {
    let statement = try database.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO event (id, action, profile, device, kind, subject, line, isShared)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: [
      line.id.description, line.action.description, line.profile.rawValue, line.id.device.description, line.kind,
      isPostponed ? nil : line.subject?.text, Data(line.bytes), isShared,
    ])
  }

  /// Those of a subject that count, in their order.
  func events(of subject: Subject) throws -> [Event] { try events("subject = ?", [subject.text]) }

  /// Those that count, in their order.
  ///
  /// - Parameter condition: after WHERE.
  func events(_ condition: String, _ arguments: StatementArguments) throws -> [Event] {
    let statement = try database.cachedStatement(
      sql: "SELECT line FROM event WHERE \(condition) AND action NOT IN (SELECT action FROM undone) ORDER BY id")
    return try Data.fetchAll(statement, arguments: arguments).compactMap { EventLine(Array($0))?.event }
  }

  func count() throws -> Int { try Int.fetchOne(database, sql: "SELECT count(*) FROM event") ?? 0 }

  /// The subjects of an action's events.
  func subjects(of action: EventID) throws -> [Subject] {
    let statement = try database.cachedStatement(
      sql: "SELECT DISTINCT subject FROM event WHERE action = ? AND subject IS NOT NULL")
    return try String.fetchAll(statement, arguments: [action.description]).compactMap(Subject.init(text:))
  }

  /// What something of these kinds happened to, and counts, the first first.
  func subjects(with kinds: [EventKind]) throws -> [Subject] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT subject FROM event WHERE kind IN (\(marks(kinds.count))) AND subject IS NOT NULL
          AND action NOT IN (SELECT action FROM undone)
        GROUP BY subject ORDER BY min(id)
        """)
    let texts = try String.fetchAll(statement, arguments: StatementArguments(kinds.map(\.rawValue)))
    return texts.compactMap(Subject.init(text:))
  }

  /// The actions that undo one, or undo its undoing, and so on, do so from later on: what claims otherwise counts for nothing.
  func undoing(_ action: EventID) throws -> [EventID] {
    let statement = try database.cachedStatement(sql: "SELECT DISTINCT action FROM event WHERE subject = ?")
    return try String.fetchAll(statement, arguments: [Subject.undone(action).text]).compactMap(EventID.init)
      .filter { $0 > action }
  }

  func isUndone(_ action: EventID) throws -> Bool {
    let statement = try database.cachedStatement(sql: "SELECT 1 FROM undone WHERE action = ?")
    return try Int.fetchOne(statement, arguments: [action.description]) != nil
  }

  /// The whole events.
  func lines() throws -> [EventLine] {
    var lines: [EventLine] = []
    try forEachLine { if let line = EventLine(Array($0)) { lines.append(line) } }
    return lines
  }

  /// Goes through all lines in the order of their ids.
  func forEachLine(after id: EventID? = nil, _ body: (Data) throws -> Void) throws {
    let cursor = try Row.fetchCursor(
      database, sql: "SELECT line FROM event WHERE id > ? ORDER BY id", arguments: [id?.description ?? ""])
    while let row = try cursor.next() { try body(try row.read("line")) }
  }
}

extension EventTable {
  /// Those of one write, in their order, whether they count or not.
  func all(of action: EventID) throws -> [Event] {
    let statement = try database.cachedStatement(sql: "SELECT line FROM event WHERE action = ? ORDER BY id")
    return try Data.fetchAll(statement, arguments: [action.description]).compactMap {
      EventLine(Array($0))?.event
    }
  }
}

/// Events that are stored but don't count: those of kinds that only a later version knows, and those from a far future. They have no
/// subject.
extension EventTable {
  /// Stops events above an id from counting.
  func postpone(after limit: EventID) throws {
    try database.execute(sql: "UPDATE event SET subject = NULL WHERE id > ?", arguments: [limit.description])
  }

  /// Whether there are events without a subject, up to an id, that can count now.
  func hasPostponed(until limit: EventID) throws -> Bool { try !admissible(until: limit).isEmpty }

  /// Lets events count that can by now.
  ///
  /// - Returns: their subjects.
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
