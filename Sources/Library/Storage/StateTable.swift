import Foundation
import GRDB
import SQLiteFiles

/// What the file knows of itself, in its one row: the device it is on, and how far its clock is.
struct StateTable {
  let database: Database

  func device() throws -> DeviceID {
    guard let device = DeviceID(try row().read("device") as String) else { throw DamagedRow() }
    return device
  }

  /// Takes a new device id where the file has none, or was copied here from another machine.
  ///
  /// - Parameter machine: `nil` if it can't be told now: the file keeps its device.
  func settle(on machine: String?, newDevice: () -> DeviceID) throws {
    guard let row = try Row.fetchOne(database, sql: "SELECT * FROM state") else {
      try database.execute(
        sql: """
          INSERT INTO state (id, device, machine, clock, revision, generation, reader, library)
          VALUES (1, ?, ?, 0, 0, 0, ?, ?)
          """, arguments: [newDevice().description, machine ?? "", LibrarySchema.reader, UUID().uuidString])
      return
    }
    if try (row.read("library") as String).isEmpty { try set(library: UUID().uuidString) }
    let known: String = try row.read("machine")
    guard let machine, known != machine else { return }
    // A file that was made while the machine couldn't be told is this machine's.
    try move(to: machine, known.isEmpty ? device() : newDevice())
  }

  func move(to machine: String, _ device: DeviceID) throws {
    try database.execute(
      sql: "UPDATE state SET device = ?, machine = ?", arguments: [device.description, machine])
  }

  func setDevice(_ device: DeviceID) throws {
    try database.execute(sql: "UPDATE state SET device = ?", arguments: [device.description])
  }

  /// The id of the library, which its backups share; `nil` for one of a version that gave none.
  func library() throws -> String? {
    let row = try row()
    guard row.hasColumn("library") else { return nil }
    let id: String = try row.read("library")
    return id.isEmpty ? nil : id
  }

  func set(library: String) throws {
    try database.execute(sql: "UPDATE state SET library = ?", arguments: [library])
  }

  func clock() throws -> EventClock {
    EventClock(stored: try row().read("clock"))
  }

  func set(_ clock: EventClock) throws {
    try database.cachedStatement(sql: "UPDATE state SET clock = ?").execute(arguments: [Int64(clamping: clock.time)])
  }

  /// Which contents of events were read when what follows from them was made.
  func reader() throws -> Int { try row().read("reader") }

  func setReader(_ reader: Int) throws {
    try database.execute(sql: "UPDATE state SET reader = ?", arguments: [reader])
  }

  /// The number of the latest change of ratings, and of the latest time at which all of them may have changed.
  func revision() throws -> (revision: Int, generation: Int) {
    let row = try row()
    return (try row.read("revision"), try row.read("generation"))
  }

  func nextRevision() throws -> Int {
    try database.cachedStatement(sql: "UPDATE state SET revision = revision + 1").execute()
    return try revision().revision
  }

  func nextGeneration() throws { try database.execute(sql: "UPDATE state SET generation = generation + 1") }

  private func row() throws -> Row {
    guard let row = try Row.fetchOne(database.cachedStatement(sql: "SELECT * FROM state")) else { throw DamagedRow() }
    return row
  }
}
