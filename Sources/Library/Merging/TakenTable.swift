import GRDB
import SQLiteFiles

/// What was taken in from the file of a journal, on this device, so that it is undone as one.
///
/// It is no part of the journal, which leaves this device as it came; what undoes it is.
struct TakenTable {
  let database: Database

  /// - Parameters:
  ///   - id: above all that was known when it was taken in, as those of writes are.
  ///   - actions: what came; one that an earlier one brought is this one's from now on.
  func put(_ id: EventID, by profile: ProfileID, _ actions: Set<EventID>) throws {
    try database.execute(
      sql: "INSERT INTO taken (id, profile) VALUES (?, ?)", arguments: [id.description, profile.rawValue])
    let statement = try database.makeStatement(sql: "INSERT OR REPLACE INTO takenAction VALUES (?, ?)")
    for action in actions { try statement.execute(arguments: [action.description, id.description]) }
  }

  func contains(_ id: EventID) throws -> Bool {
    try Int.fetchOne(database, sql: "SELECT 1 FROM taken WHERE id = ?", arguments: [id.description]) != nil
  }

  /// In their order.
  func actions(of id: EventID) throws -> [EventID] {
    try String.fetchAll(
      database, sql: "SELECT action FROM takenAction WHERE taken = ? ORDER BY action", arguments: [id.description]
    ).compactMap(EventID.init)
  }

  /// What brought an action, where that was undone and is so still.
  func undone(bringing action: EventID) throws -> EventID? {
    let statement = try database.cachedStatement(
      sql: "SELECT id FROM taken WHERE id = (SELECT taken FROM takenAction WHERE action = ?) AND NOT (\(Self.counts))")
    return try String.fetchOne(statement, arguments: [action.description]).flatMap(EventID.init)
  }

  /// Returns the profile's latest import that counts and still has events to undo.
  func last(of profile: ProfileID) throws -> EventID? {
    try String.fetchOne(
      database,
      sql: "SELECT id FROM taken WHERE profile = ? AND (\(Self.counts)) AND \(Self.hasEvents) ORDER BY id DESC LIMIT 1",
      arguments: [profile.rawValue]
    ).flatMap(EventID.init)
  }

  /// The write that undid it, where that counts.
  func undoing(_ id: EventID) throws -> EventID? {
    try String.fetchOne(
      database, sql: "SELECT undoing FROM taken WHERE id = ? AND NOT (\(Self.counts))", arguments: [id.description]
    ).flatMap(EventID.init)
  }

  /// What a write undid.
  func undone(by action: EventID) throws -> EventID? {
    try String.fetchOne(database, sql: "SELECT id FROM taken WHERE undoing = ?", arguments: [action.description])
      .flatMap(EventID.init)
  }

  func set(undoing action: EventID?, of id: EventID) throws {
    try database.execute(
      sql: "UPDATE taken SET undoing = ? WHERE id = ?", arguments: [action?.description, id.description])
  }

  /// Undone, and that undone in turn, it counts.
  private static let counts = "undoing IS NULL OR undoing IN (SELECT action FROM undone)"

  /// A later import may have brought the same, each write may have been undone by itself, and its events may be of a far future.
  private static let hasEvents = """
    EXISTS (
      SELECT 1 FROM takenAction JOIN event ON event.action = takenAction.action
      WHERE takenAction.taken = taken.id AND event.subject IS NOT NULL
        AND takenAction.action NOT IN (SELECT action FROM undone))
    """
}
