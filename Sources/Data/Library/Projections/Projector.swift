import Foundation
import GRDB
import TitleIdentity

/// The component that updates the projections.
///
/// A subject with changed events is folded again from its first event. A subject has few events, and this way events
/// that arrive last, late or twice need no special handling.
struct Projector {
  let database: Database
  private let events: EventTable
  private let state: StateTable

  init(_ database: Database) {
    self.database = database
    events = EventTable(database: database)
    state = StateTable(database: database)
  }

  /// Updates the projections of subjects whose events have changed.
  func project(_ changed: Set<Subject>) throws {
    // Beyond this number, a rebuild is faster.
    guard changed.count <= maximumSubjectCount else { return try rebuild() }
    let undoings = changed.filter { $0.kind == .undone }
    let others = changed.subtracting(undoings).union(try subjects(flippedBy: undoings))
    guard others.count <= maximumSubjectCount else { return try rebuild() }
    var titles: Set<String> = []
    for subject in others {
      guard let projection = subject.kind.projection else { continue }
      titles.formUnion(try put(projection, subject))
    }
    try TitleChangeTable(database: database).add(titles)
    try StartedShowTable(database: database).remove(titles)
    if others.contains(where: { $0.kind == .match }) {
      try MatchRow.resolve(database)
      try StartedShowTable(database: database).removeAll()
      try state.nextGeneration()
    }
  }

  /// Stores or removes a subject's row.
  ///
  /// - Returns: The titles of the earlier and the new row, if their changes are recorded.
  private func put<Row: Projection>(_ projection: Row.Type, _ subject: Subject) throws -> [String] {
    guard let row = Row.fold(try events.events(of: subject)) else {
      return [try remove(projection, subject)].compactMap(\.self)
    }
    // An edited event may be about another title than before.
    let earlier = try storedTitle(projection, subject)
    try database.cachedStatement(sql: Row.insertion).execute(
      arguments: StatementArguments([subject.text] + row.values))
    return [earlier, (row as? any ObservedProjection)?.observedTitle?.key.description].compactMap(\.self)
  }

  private func storedTitle<Row: Projection>(_ projection: Row.Type, _ subject: Subject) throws -> String? {
    guard Row.self is any ObservedProjection.Type else { return nil }
    let statement = try database.cachedStatement(sql: "SELECT title FROM \(Row.table) WHERE subject = ?")
    return try Optional<String>.fetchOne(statement, arguments: [subject.text]) ?? nil
  }

  private func remove<Row: Projection>(_ projection: Row.Type, _ subject: Subject) throws -> String? {
    let deletion = "DELETE FROM \(Row.table) WHERE subject = ?"
    guard Row.self is any ObservedProjection.Type else {
      try database.cachedStatement(sql: deletion).execute(arguments: [subject.text])
      return nil
    }
    let statement = try database.cachedStatement(sql: deletion + " RETURNING title")
    return try Optional<String>.fetchAll(statement, arguments: [subject.text]).first ?? nil
  }
}

private extension Projector {
  /// Determines again which actions are undone after new undo events.
  ///
  /// - Returns: The subjects of actions whose state has changed.
  func subjects(flippedBy undoings: Set<Subject>) throws -> Set<Subject> {
    var reached: Set<EventID> = []
    var frontier = undoings.compactMap(\.undoneAction)
    // An action that undoes another action also affects that action's state.
    while let action = frontier.popLast() {
      guard reached.insert(action).inserted else { continue }
      frontier += try events.subjects(of: action).compactMap(\.undoneAction)
    }
    var subjects: Set<Subject> = []
    // Only later actions can undo an action. In descending order, those are already decided.
    for action in reached.sorted(by: >) {
      let isUndone = try events.undoing(action).contains { try !events.isUndone($0) }
      guard try events.isUndone(action) != isUndone else { continue }
      try database.execute(
        sql: isUndone ? "INSERT INTO undone VALUES (?)" : "DELETE FROM undone WHERE action = ?",
        arguments: [action.description])
      subjects.formUnion(try events.subjects(of: action).filter { $0.kind != .undone })
    }
    return subjects
  }
}

extension Subject {
  /// The action that this subject's events undo.
  var undoneAction: EventID? {
    kind == .undone ? EventID(String(text.dropFirst(kind.rawValue.utf8.count + 1))) : nil
  }
}

private let maximumSubjectCount = 5_000
