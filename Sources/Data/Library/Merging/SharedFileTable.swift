import Foundation
import GRDB
import Glibc
import SQLiteFiles
import SystemIO

/// The reading progress in a file of the shared folder, and the file's state at that time.
struct SharedFile: Equatable {
  let name: String
  var size: Int64 = 0
  /// The modification time in nanoseconds since 1970.
  var modified: Int64 = 0
  /// The offset after the last complete line, and the number of lines up to there.
  var offset: Int64 = 0
  var line = 0
  /// The checksum of all bytes up to ``offset``.
  var checksum = Checksum()
  /// The number of damaged lines.
  var damaged = 0

  init(name: String) { self.name = name }

  init(name: String, _ status: stat) {
    self.name = name
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
  }

  /// Returns whether the file's size and modification time are unchanged, so that it needn't be read.
  func isLike(_ other: SharedFile) -> Bool { size == other.size && modified == other.modified }

  /// Whether the file ended with a complete line.
  var isComplete: Bool { offset == size }

  /// Returns whether the file still begins with the bytes that were read.
  func isBeginning(of descriptor: Int32, size: Int64) throws -> Bool {
    guard size >= offset, lseek(descriptor, 0, SEEK_SET) >= 0 else { return false }
    var rest = offset
    var sum = Checksum()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while rest > 0 {
      let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, min($0.count, Int(rest))) }
      guard count >= 0 else { throw POSIXError.last }
      if count == 0 { return false }
      sum.add(bytes[..<count])
      rest -= Int64(count)
    }
    return sum == checksum
  }
}

/// The reading progress in all files of the shared folder.
struct SharedFileTable {
  let database: Database
  let folder: String

  /// Returns the known files of this folder by name; `nil` if the table belongs to another folder.
  func all() throws -> [String: SharedFile]? {
    if try Int.fetchOne(database, sql: "SELECT 1 FROM sharedFile WHERE folder != ?", arguments: [folder]) != nil {
      return nil
    }
    let names = try String.fetchSet(database, sql: "SELECT name FROM sharedFile")
    return try Dictionary(uniqueKeysWithValues: names.compactMap { name in try file(name).map { (name, $0) } })
  }

  func file(_ name: String) throws -> SharedFile? {
    guard let row = try Row.fetchOne(database, sql: "SELECT * FROM sharedFile WHERE name = ?", arguments: [name]) else {
      return nil
    }
    var file = SharedFile(name: name)
    file.size = try row.read("size")
    file.modified = try row.read("modified")
    file.offset = try row.read("offset")
    file.line = try row.read("line")
    file.checksum = Checksum(state: UInt32(truncatingIfNeeded: try row.read("checksum") as Int64))
    file.damaged = try row.read("damaged")
    return file
  }

  func put(_ file: SharedFile) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO sharedFile VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        file.name, folder, file.size, file.modified, file.offset, file.line, Int64(file.checksum.state), file.damaged,
      ])
  }

  /// Records that some events are in no file, so that the next sync reads all files and writes the events that are in
  /// none. Call it after ``invalidate(_:)`` until it returns `false`, and then ``clear()``. If the process dies between
  /// these calls, the next sync starts over.
  ///
  /// - Returns: Whether there may be more events.
  func forgetSome() throws -> Bool {
    try database.execute(
      sql: """
        UPDATE event SET isShared = 0, authority = 0
        WHERE rowid IN (SELECT rowid FROM event WHERE isShared != 0 OR authority != 0 LIMIT ?)
        """, arguments: [MergeLimits.marks])
    return database.changesCount == MergeLimits.marks
  }

  func clear() throws { try database.execute(sql: "DELETE FROM sharedFile") }

  /// Lets the next sync read all files again, because lines or the device have changed here.
  static func invalidate(_ database: Database) throws {
    // No file has this size, so each one seems to have changed.
    try database.execute(sql: "UPDATE sharedFile SET size = -1, offset = ?", arguments: [Int64.max])
  }

  /// Returns the number of damaged lines by file name. Files without damage are omitted.
  func damagedLines() throws -> [String: Int] {
    let rows = try Row.fetchAll(
      database, sql: "SELECT name, damaged FROM sharedFile WHERE folder = ? AND damaged > 0", arguments: [folder])
    return try Dictionary(rows.map { (try $0.read("name"), try $0.read("damaged")) }) { $1 }
  }
}
