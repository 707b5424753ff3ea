import Foundation
import GRDB
import SQLiteFiles

/// The state of the file itself, in a single row: its device, its clock and its generation.
struct StateTable {
  let database: Database

  func device() throws -> DeviceID {
    guard let device = DeviceID(try row().read("device") as String) else { throw DamagedRow() }
    return device
  }

  /// Assigns a new device ID if the file has none or was copied from another machine.
  ///
  /// - Parameter machine: The machine's identifier; `nil` if it is currently unknown, in which case the device ID is
  ///   retained.
  func updateDevice(for machine: String?, newDevice: () -> DeviceID) throws {
    guard let row = try Row.fetchOne(database, sql: "SELECT * FROM state") else {
      try database.execute(
        sql: """
          INSERT INTO state (id, device, machine, clock, generation, reader, library)
          VALUES (1, ?, ?, 0, 0, ?, ?)
          """,
        arguments: [newDevice().description, machine ?? "", LibrarySchema.supportedEventVersion, UUID().uuidString])
      return
    }
    if try (row.read("library") as String).isEmpty { try set(library: UUID().uuidString) }
    let known: String = try row.read("machine")
    guard let machine, known != machine else { return }
    // A file created while the machine's identifier was unknown belongs to this machine.
    try move(to: machine, known.isEmpty ? device() : newDevice())
  }

  func move(to machine: String, _ device: DeviceID) throws {
    try database.execute(
      sql: "UPDATE state SET device = ?, machine = ?", arguments: [device.description, machine])
    // The shared folder now decides about the lines of the former ID.
    try SharedFileTable.invalidate(database)
  }

  func setDevice(_ device: DeviceID) throws {
    try database.execute(sql: "UPDATE state SET device = ?", arguments: [device.description])
    try SharedFileTable.invalidate(database)
  }

  /// Returns the library's ID, which its backups share; `nil` if the library was written by a version without IDs.
  func library() throws -> String? {
    let row = try row()
    guard row.hasColumn("library") else { return nil }
    let id: String = try row.read("library")
    return id.isEmpty ? nil : id
  }

  func set(library: String) throws {
    try database.execute(sql: "UPDATE state SET library = ?", arguments: [library])
  }

  /// Returns the marks of the latest writes; `nil` if the file was written by a version without them.
  func marks() throws -> WriteMarks? {
    let row = try row()
    return row.hasColumn("marks") ? WriteMarks(try row.read("marks")) : nil
  }

  /// Marks a write. Call it once in each transaction that changes the library.
  func markWrite() throws {
    try database.cachedStatement(sql: "UPDATE state SET marks = substr(marks, 17) || ?")
      .execute(arguments: [WriteMarks.random()])
  }

  func clock() throws -> EventClock {
    EventClock(stored: try row().read("clock"))
  }

  func set(_ clock: EventClock) throws {
    try database.cachedStatement(sql: "UPDATE state SET clock = ?").execute(arguments: [Int64(clamping: clock.time)])
  }

  /// Returns the value of ``LibrarySchema/supportedEventVersion`` in the app that built the projections.
  func supportedEventVersion() throws -> Int { try row().read("reader") }

  func setSupportedEventVersion(_ version: Int) throws {
    try database.execute(sql: "UPDATE state SET reader = ?", arguments: [version])
  }

  /// Returns the number of the latest change that may affect all titles.
  func generation() throws -> Int { try row().read("generation") }

  func nextGeneration() throws { try database.execute(sql: "UPDATE state SET generation = generation + 1") }

  private func row() throws -> Row {
    guard let row = try Row.fetchOne(database.cachedStatement(sql: "SELECT * FROM state")) else { throw DamagedRow() }
    return row
  }
}
