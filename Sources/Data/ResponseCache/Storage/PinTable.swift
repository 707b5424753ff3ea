import GRDB

/// The SQL operations on pins.
struct PinTable {
  /// The row IDs of all pinned responses.
  static let pinnedResponses = "(SELECT answer FROM hold)"

  /// A condition for titles in pinned lists, or with pinned details.
  static let isPinnedTitle = """
    (title.id IN (SELECT title FROM listEntry WHERE answer IN \(pinnedResponses))
      OR EXISTS (
        SELECT * FROM answer WHERE answer.source = title.source AND answer.id IN \(pinnedResponses)
          AND path = CASE kind WHEN 'film' THEN '/movie/' WHEN 'series' THEN '/tv/' ELSE '/person/' END || number))
    """

  /// A condition for the guides of shows with pinned details.
  static let isPinnedGuide = """
    EXISTS (
      SELECT * FROM answer WHERE answer.source = guide.source AND answer.id IN \(pinnedResponses)
        AND path = '/tv/' || guide.show)
    """

  let database: Database

  /// Pins the cached responses for the keys. Keys without a cached response are ignored.
  func pin(_ keys: [ResponseKey], for owner: String) throws {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO hold (holder, answer, isSettled)
        SELECT ?, id, 0 FROM answer WHERE source = ? AND path = ? AND query = ? AND page = ?
        ON CONFLICT (holder, answer) DO UPDATE SET isSettled = 0
        """)
    for key in keys {
      try statement.execute(arguments: [owner, key.list.source.rawValue, key.list.path, key.list.query, key.page])
    }
  }

  func removeStalePins(_ owner: String) throws {
    try database.execute(sql: "DELETE FROM hold WHERE holder = ? AND isSettled", arguments: [owner])
    try database.execute(sql: "UPDATE hold SET isSettled = 1 WHERE holder = ?", arguments: [owner])
  }

  func removePins(_ owner: String) throws {
    try database.execute(sql: "DELETE FROM hold WHERE holder = ?", arguments: [owner])
  }

  func removeAllPins(except owners: Set<String>) throws {
    for owner in try String.fetchAll(database, sql: "SELECT DISTINCT holder FROM hold") where !owners.contains(owner) {
      try removePins(owner)
    }
  }

  func hasPins(_ owner: String) throws -> Bool {
    try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT * FROM hold WHERE holder = ?)", arguments: [owner]) == true
  }

  /// Returns the size of all pinned responses, in bytes.
  func bytes() throws -> Int {
    try Int.fetchOne(database, sql: "SELECT sum(bytes) FROM answer WHERE id IN \(Self.pinnedResponses)") ?? 0
  }
}
