import Foundation
import GRDB
import SQLiteFiles
import TitleIdentity

/// Rebuilding and verifying all projections.
extension Projector {
  /// Rebuilds all projections in one pass over the events, ordered by subject.
  func rebuild() throws {
    try database.execute(sql: "UPDATE playCounting SET isPaused = 1")
    for table in LibrarySchema.projections { try database.execute(sql: "DELETE FROM \(table)") }
    try TitleChangeTable(database: database).removeAll()
    try StartedShowTable(database: database).removeAll()
    let undone = try undoneActions()
    for action in undone { try database.execute(sql: "INSERT INTO undone VALUES (?)", arguments: [action]) }
    var writers: [Subject.Kind: Writer] = [:]
    try forEachSubject(undone) { subject, projection, events in
      let writer = try writers[subject.kind] ?? Writer(projection, database)
      writers[subject.kind] = writer
      try writer.put(subject, events)
    }
    try MatchRow.resolve(database)
    try recountPlays()
    try StateTable(database: database).nextGeneration()
    try StateTable(database: database).setSupportedEventVersion(LibrarySchema.supportedEventVersion)
  }

  /// Returns whether the tables contain exactly the rows that the events produce.
  func isUpToDate() throws -> Bool {
    let undone = try undoneActions()
    guard try String.fetchSet(database, sql: "SELECT action FROM undone") == undone else { return false }
    var checkers: [Subject.Kind: Checker] = [:]
    var counts: [String: Int] = [:]
    var isRight = true
    try forEachSubject(undone) { subject, projection, events in
      guard isRight else { return }
      let checker = try checkers[subject.kind] ?? Checker(projection, database)
      checkers[subject.kind] = checker
      guard let isSame = try checker.isSame(subject, events) else { return }
      counts[projection.table, default: 0] += 1
      isRight = isSame
    }
    guard isRight else { return false }
    for table in LibrarySchema.projections where table != "undone" {
      let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)")
      guard count == counts[table, default: 0] else { return false }
    }
    return try MatchRow.isResolved(database) && arePlayCountsUpToDate()
  }

  /// Counts all plays at once, which is much faster than one by one.
  private func recountPlays() throws {
    try database.execute(
      sql: """
        DELETE FROM playCount;
        INSERT INTO playCount \(LibrarySchema.allPlayCounts("true"));
        INSERT INTO detail (title) SELECT title FROM play EXCEPT SELECT title FROM detail;
        UPDATE playCounting SET isPaused = 0;
        """)
  }

  /// Returns whether the counts of plays are those that the plays produce.
  private func arePlayCountsUpToDate() throws -> Bool {
    let plays = try Int.fetchOne(database, sql: "SELECT count(*) FROM play")
    let counted = try Int.fetchOne(database, sql: "SELECT coalesce(sum(plays), 0) FROM playCount")
    let wrong = try Int.fetchOne(
      database,
      sql: "SELECT count(*) FROM (\(LibrarySchema.allPlayCounts("true")) EXCEPT SELECT * FROM playCount)")
    return plays == counted && wrong == 0
  }

  /// Calls a closure for each subject with a projection, passing its effective events.
  private func forEachSubject(
    _ undone: Set<String>, _ body: (Subject, any Projection.Type, [Event]) throws -> Void
  ) throws {
    let cursor = try Row.fetchCursor(
      database, sql: "SELECT subject, action, line FROM event WHERE subject IS NOT NULL ORDER BY subject, id")
    var current = ""
    var events: [Event] = []
    func finish() throws {
      defer { events.removeAll(keepingCapacity: true) }
      guard !events.isEmpty, let subject = Subject(text: current), let projection = subject.kind.projection else {
        return
      }
      try body(subject, projection, events)
    }
    while let row = try cursor.next() {
      let subject: String = try row.read("subject")
      if subject != current {
        try finish()
        current = subject
      }
      if !undone.isEmpty, undone.contains(try row.read("action")) { continue }
      let line: Data = try row.read("line")
      if let event = EventLine(Array(line))?.event { events.append(event) }
    }
    try finish()
  }

  /// A writer that folds and stores the subjects of one kind.
  private struct Writer {
    let put: (Subject, [Event]) throws -> Void

    init<Row: Projection>(_ projection: Row.Type, _ database: Database) throws {
      let statement = try database.makeStatement(sql: Row.insertion)
      put = { subject, events in
        guard let row = Row.fold(events) else { return }
        try statement.execute(arguments: StatementArguments([subject.text] + row.values))
      }
    }
  }

  /// A checker that folds the subjects of one kind and compares them with their rows.
  private struct Checker {
    /// The comparison of a subject with its row; `nil` if there should be no row.
    let isSame: (Subject, [Event]) throws -> Bool?

    init<Table: Projection>(_ projection: Table.Type, _ database: Database) throws {
      let columns = Table.columns.joined(separator: ", ")
      let statement = try database.makeStatement(sql: "SELECT \(columns) FROM \(Table.table) WHERE subject = ?")
      isSame = { subject, events in
        guard let row = Table.fold(events) else { return nil }
        guard let stored = try Row.fetchOne(statement, arguments: [subject.text]) else { return false }
        return zip(stored.databaseValues, row.values).allSatisfy { $0 == $1?.databaseValue ?? .null }
      }
    }
  }

  /// Returns the actions that are undone.
  private func undoneActions() throws -> Set<String> {
    let rows = try Row.fetchAll(
      database, sql: "SELECT DISTINCT subject, action FROM event WHERE kind = 'undone' AND subject IS NOT NULL")
    var undoing: [EventID: [EventID]] = [:]
    for row in rows {
      let subject: String? = try row.readIfPresent("subject")
      guard let target = subject.flatMap(Subject.init(text:))?.undoneAction,
        let action = EventID(try row.read("action") as String), action > target
      else { continue }
      undoing[target, default: []].append(action)
    }
    var undone: Set<EventID> = []
    for (target, actions) in undoing.sorted(by: { $0.key > $1.key }) where !actions.allSatisfy(undone.contains) {
      undone.insert(target)
    }
    return Set(undone.map(\.description))
  }
}
