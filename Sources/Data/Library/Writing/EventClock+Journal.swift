import GRDB

extension EventClock {
  /// Creates a library's clock, which is never behind the events that count, regardless of the stored time.
  ///
  /// The stored time may be damaged, and postponed events may have taken effect since it was stored.
  init(_ database: Database) throws {
    self = try StateTable(database: database).clock()
    var former: UInt64
    repeat {
      former = time
      for table in ["event", "taken"] {
        let statement = try database.cachedStatement(sql: "SELECT max(id) FROM \(table) WHERE id <= ?")
        let id = try String.fetchOne(statement, arguments: [limit.description])
        if let id = id.flatMap(EventID.init) { advance(to: id) }
      }
      // Beyond the horizon, each event may allow a later one.
    } while time > max(former, Self.horizon)
  }
}
