import Foundation
import GRDB

extension EventClock {
  /// Creates a library's clock, which is never behind the effective events, regardless of the stored time.
  ///
  /// The stored time may be damaged, and postponed events may have taken effect since it was stored.
  init(_ database: Database, at now: Date) throws {
    self = try StateTable(database: database).clock()
    let limit = limit(at: now)
    for table in ["event", "taken"] {
      let statement = try database.cachedStatement(sql: "SELECT max(id) FROM \(table) WHERE id <= ?")
      let id = try String.fetchOne(statement, arguments: [limit.description])
      if let id = id.flatMap(EventID.init) { advance(to: id) }
    }
  }
}
