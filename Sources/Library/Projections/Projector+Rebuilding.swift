import Foundation
import GRDB
import SQLiteFiles

/// Makes everything anew that follows from the events.
extension Projector {
  /// In one go through the events, in the order of their subjects.
  func rebuild() throws {
    for table in LibrarySchema.projections { try database.execute(sql: "DELETE FROM \(table)") }
    let undone = try putUndone()
    let revision = try StateTable(database: database).nextRevision()
    let cursor = try Row.fetchCursor(
      database, sql: "SELECT subject, action, line FROM event WHERE subject IS NOT NULL ORDER BY subject, id")
    var current = ""
    var events: [Event] = []
    var writers: [Subject.Kind: Writer] = [:]
    func finish() throws {
      defer { events.removeAll(keepingCapacity: true) }
      guard !events.isEmpty, let subject = Subject(text: current), let projection = subject.kind.projection else {
        return
      }
      let writer = try writers[subject.kind] ?? Writer(projection, database, revision)
      writers[subject.kind] = writer
      try writer.put(subject, events)
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
    try MatchRow.resolve(database)
    try StateTable(database: database).nextGeneration()
    try StateTable(database: database).setReader(LibrarySchema.reader)
  }

  /// Folds and writes the subjects of one kind.
  private struct Writer {
    let put: (Subject, [Event]) throws -> Void

    init<Row: Projection>(_ projection: Row.Type, _ database: Database, _ revision: Int) throws {
      let isRating = Row.self == RatingRow.self
      let statement = try database.makeStatement(sql: isRating ? Projector.ratingInsertion : Row.insertion)
      put = { subject, events in
        guard let row = Row.fold(events) else { return }
        try statement.execute(
          arguments: StatementArguments([subject.text] + row.values + (isRating ? [revision] : [])))
      }
    }
  }

  private func putUndone() throws -> Set<String> {
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
      try database.execute(sql: "INSERT INTO undone VALUES (?)", arguments: [target.description])
    }
    return Set(undone.map(\.description))
  }
}
