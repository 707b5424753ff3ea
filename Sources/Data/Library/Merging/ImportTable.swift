import GRDB
import SQLiteFiles

/// The journal imports on this device, each of which can be undone as one action.
///
/// Imports aren't events: the imported journal stays as it was. The events that undo an import are part of the journal.
struct ImportTable {
  let database: Database

  /// Records an import.
  ///
  /// - Parameter id: The import's ID, above all IDs known at that time and in the journal, like the ID of a write.
  func put(_ id: EventID, by profile: ProfileID) throws {
    try database.execute(
      sql: "INSERT OR IGNORE INTO taken (id, profile) VALUES (?, ?)", arguments: [id.description, profile.rawValue])
  }

  /// Adds actions to an import. An action from an earlier import now belongs to this one.
  func add(_ actions: some Sequence<EventID>, to id: EventID) throws {
    let statement = try database.cachedStatement(sql: "INSERT OR REPLACE INTO takenAction VALUES (?, ?)")
    for action in actions { try statement.execute(arguments: [action.description, id.description]) }
  }

  /// Removes an import whose actions all belong to another one.
  func remove(_ id: EventID) throws {
    try database.execute(sql: "DELETE FROM taken WHERE id = ?", arguments: [id.description])
  }

  /// Returns whether an action belongs to an import.
  func contains(_ action: EventID, in id: EventID) throws -> Bool {
    let statement = try database.cachedStatement(sql: "SELECT 1 FROM takenAction WHERE action = ? AND taken = ?")
    return try Int.fetchOne(statement, arguments: [action.description, id.description]) != nil
  }

  func contains(_ id: EventID) throws -> Bool {
    try Int.fetchOne(database, sql: "SELECT 1 FROM taken WHERE id = ?", arguments: [id.description]) != nil
  }

  /// Returns an import's actions, in order.
  func actions(of id: EventID) throws -> [EventID] {
    try String.fetchAll(
      database, sql: "SELECT action FROM takenAction WHERE taken = ? ORDER BY action", arguments: [id.description]
    ).compactMap(EventID.init)
  }

  /// Returns the import that contained an action, if that import is currently undone.
  func undone(byImporting action: EventID) throws -> EventID? {
    let statement = try database.cachedStatement(
      sql:
        "SELECT id FROM taken WHERE id = (SELECT taken FROM takenAction WHERE action = ?) AND NOT (\(Self.isEffective))"
    )
    return try String.fetchOne(statement, arguments: [action.description]).flatMap(EventID.init)
  }

  /// Returns the profile's latest import that is effective and still has events to undo.
  func last(of profile: ProfileID) throws -> EventID? {
    try String.fetchOne(
      database,
      sql:
        "SELECT id FROM taken WHERE profile = ? AND (\(Self.isEffective)) AND \(Self.hasEvents) ORDER BY id DESC LIMIT 1",
      arguments: [profile.rawValue]
    ).flatMap(EventID.init)
  }

  /// Returns the write that undid an import, if that is still effective.
  func undoAction(of id: EventID) throws -> EventID? {
    try String.fetchOne(
      database, sql: "SELECT undoing FROM taken WHERE id = ? AND NOT (\(Self.isEffective))", arguments: [id.description]
    ).flatMap(EventID.init)
  }

  /// Returns the import that a write undid.
  func undone(by action: EventID) throws -> EventID? {
    try String.fetchOne(database, sql: "SELECT id FROM taken WHERE undoing = ?", arguments: [action.description])
      .flatMap(EventID.init)
  }

  func set(undoing action: EventID?, of id: EventID) throws {
    try database.execute(
      sql: "UPDATE taken SET undoing = ? WHERE id = ?", arguments: [action?.description, id.description])
  }

  /// An import is effective if it was never undone, or if its undoing was itself undone.
  private static let isEffective = "undoing IS NULL OR undoing IN (SELECT action FROM undone)"

  /// An import may have nothing left to undo: a later import claimed its actions, each was undone separately, or its
  /// events are postponed.
  private static let hasEvents = """
    EXISTS (
      SELECT 1 FROM takenAction JOIN event ON event.action = takenAction.action
      WHERE takenAction.taken = taken.id AND event.subject IS NOT NULL
        AND takenAction.action NOT IN (SELECT action FROM undone))
    """
}
