import Foundation
import GRDB

extension EventClock {
  /// The clock of a library: never behind what counts there, whatever its row says.
  ///
  /// A disk may change the row, and an event that was postponed may have come to count since.
  init(_ database: Database, at now: Date) throws {
    self = try StateTable(database: database).clock()
    let limit = limit(at: now)
    for table in ["event", "taken"] {
      let statement = try database.cachedStatement(sql: "SELECT max(id) FROM \(table) WHERE id <= ?")
      let id = try String.fetchOne(statement, arguments: [limit.description])
      if let id = id.flatMap(EventID.init) { follow(id) }
    }
  }
}
