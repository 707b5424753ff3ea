import Foundation
import GRDB
import SQLiteFiles
import SystemIO

/// The folder of daily backups, each named after its date.
struct BackupFolder {
  struct Backup: Hashable {
    let date: PartialDate
    let file: URL
  }

  private let folder: LibraryFolder

  init(_ folder: LibraryFolder) { self.folder = folder }

  /// All backups, newest first.
  var all: [Backup] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.backups.path)) ?? []
    return names.sorted(by: >).compactMap { name in
      let file = folder.backups.appending(path: name)
      guard name.hasSuffix(".sqlite"), let date = PartialDate(String(name.dropLast(7))), case .day = date,
        file.isRegularFile
      else { return nil }
      return Backup(date: date, file: file)
    }
  }

  func backup(on day: PartialDate) -> Backup {
    Backup(date: day, file: folder.backups.appending(path: "\(day).sqlite"))
  }

  /// Writes a backup to a temporary file, and renames it once it is complete and verified.
  ///
  /// - Returns: The number of events in the backup.
  func write(_ backup: Backup, from database: any DatabaseWriter) throws -> Int {
    try folder.make(folder.backups)
    let partial = folder.backups.appending(path: "partial-\(backup.file.lastPathComponent)")
    defer { Self.remove(partial) }
    Self.remove(partial)
    let least = try database.read { try EventTable(database: $0).count() }
    try PrivateFiles.create(partial)
    let copy = try DatabaseQueue(path: partial.path)
    try database.backup(to: copy)
    // Only the database file is renamed. A separate write-ahead log would be lost.
    try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
    try copy.close()
    let count = try Self.events(in: partial)
    guard count >= least else { throw DamagedRow() }
    try flush(partial)
    guard rename(partial.path, backup.file.path) == 0 else { throw POSIXError.last }
    try flush(folder.backups)
    return count
  }

  /// Removes the backups made before `day`, but always retains the newest few.
  func trim(before day: PartialDate) {
    for backup in all.dropFirst(minimumBackupCount) where backup.date.description < day.description {
      Self.remove(backup.file)
    }
  }

  /// Verifies a backup without writing to it, and returns the number of its events.
  private static func events(in file: URL) throws -> Int {
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    return try queue.read { database in
      guard try String.fetchAll(database, sql: "PRAGMA integrity_check") == ["ok"],
        try Int.fetchOne(database, sql: "PRAGMA application_id") == LibrarySchema.applicationID
      else { throw DamagedRow() }
      return try EventTable(database: database).count()
    }
  }

  private static func remove(_ file: URL) {
    for suffix in ["", "-journal", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    return configuration
  }
}

private let minimumBackupCount = 3
