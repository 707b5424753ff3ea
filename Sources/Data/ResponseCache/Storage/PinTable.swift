import GRDB

/// The SQL operations on pins.
struct PinTable {
  /// The row IDs of all pinned responses.
  static let answers = "(SELECT answer FROM hold)"

  /// A condition for titles in pinned lists, or with pinned details.
  static let isHeldTitle = """
    (title.id IN (SELECT title FROM listEntry WHERE answer IN \(answers))
      OR EXISTS (
        SELECT * FROM answer WHERE answer.source = title.source AND answer.id IN \(answers)
          AND path = CASE kind WHEN 'film' THEN '/movie/' WHEN 'series' THEN '/tv/' ELSE '/person/' END || number))
    """

  let database: Database

  /// Pins the cached responses for the keys. Keys without a cached response are ignored.
  func hold(_ keys: [ResponseKey], for holder: String) throws {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO hold (holder, answer, isSettled)
        SELECT ?, id, 0 FROM answer WHERE source = ? AND path = ? AND query = ? AND page = ?
        ON CONFLICT (holder, answer) DO UPDATE SET isSettled = 0
        """)
    for key in keys {
      try statement.execute(arguments: [holder, key.list.source.rawValue, key.list.path, key.list.query, key.page])
    }
  }

  func settle(_ holder: String) throws {
    try database.execute(sql: "DELETE FROM hold WHERE holder = ? AND isSettled", arguments: [holder])
    try database.execute(sql: "UPDATE hold SET isSettled = 1 WHERE holder = ?", arguments: [holder])
  }

  func release(_ holder: String) throws {
    try database.execute(sql: "DELETE FROM hold WHERE holder = ?", arguments: [holder])
  }

  func releaseAll(except holders: Set<String>) throws {
    for holder in try String.fetchAll(database, sql: "SELECT DISTINCT holder FROM hold") where !holders.contains(holder)
    {
      try release(holder)
    }
  }

  func holds(_ holder: String) throws -> Bool {
    try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT * FROM hold WHERE holder = ?)", arguments: [holder]) == true
  }

  /// Returns the size of all pinned responses, in bytes.
  func bytes() throws -> Int {
    try Int.fetchOne(database, sql: "SELECT sum(bytes) FROM answer WHERE id IN \(Self.answers)") ?? 0
  }
}
