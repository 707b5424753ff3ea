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

  /// A copy of the library that becomes a backup once it is verified.
  struct Copy: Sendable {
    fileprivate let file: URL
    /// The number of events when the copy was begun.
    fileprivate let least: Int

    /// Reads the copy to its end.
    ///
    /// - Parameter lines: Whether to verify the checksums of the events.
    /// - Throws: A damage error if the copy is damaged.
    func check(lines: Bool) throws {
      guard try BackupFolder.check(file, lines: lines) >= least else { throw DamagedRow() }
    }
  }

  /// Copies the database to a temporary file.
  func copy(of database: any DatabaseWriter, for backup: Backup) throws -> Copy {
    try folder.make(folder.backups)
    let partial = folder.backups.appending(path: "partial-\(backup.file.lastPathComponent)")
    Self.remove(partial)
    let least = try database.read { try EventTable(database: $0).count() }
    do {
      try PrivateFiles.create(partial)
      let copy = try DatabaseQueue(path: partial.path)
      try database.backup(to: copy)
      // Only the database file is renamed. A separate write-ahead log would be lost.
      try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
      try copy.close()
    } catch {
      Self.remove(partial)
      throw error
    }
    return Copy(file: partial, least: least)
  }

  /// Turns a verified copy into a backup, and removes the backups made before a day.
  func place(_ copy: Copy, as backup: Backup, removingBefore day: PartialDate) throws {
    defer { Self.remove(copy.file) }
    try flush(copy.file)
    guard rename(copy.file.path, backup.file.path) == 0 else { throw POSIXError.last }
    try flush(folder.backups)
    trim(before: day)
  }

  /// Removes the backups made before `day`, but always retains the newest few.
  private func trim(before day: PartialDate) {
    for backup in all.dropFirst(minimumBackupCount) where backup.date.description < day.description {
      Self.remove(backup.file)
    }
  }

  /// Returns whether the backups haven't been verified for a week.
  func isCheckDue(at now: Date) -> Bool {
    guard let text = try? String(contentsOf: checkFile, encoding: .utf8), let last = TimeInterval(text) else {
      return true
    }
    return !(0..<checkInterval).contains(now.timeIntervalSince1970 - last)
  }

  /// Verifies all backups, and renames those that are damaged, so that they don't count as backups. Their intact events
  /// remain on the disk.
  func checkAll(at now: Date) throws {
    for backup in all {
      do {
        _ = try Self.check(backup.file, lines: true)
      } catch  where indicatesDamage(error) {
        let aside = backup.file.deletingPathExtension().appendingPathExtension("damaged")
        guard rename(backup.file.path, aside.path) == 0 else { throw POSIXError.last }
      }
    }
    try folder.make(folder.backups)
    if !checkFile.isRegularFile { try PrivateFiles.create(checkFile) }
    try Data("\(now.timeIntervalSince1970)".utf8).write(to: checkFile)
  }

  /// The file with the time of the last verification of all backups, in seconds since 1970.
  private var checkFile: URL { folder.backups.appending(path: "last-check") }

  /// Verifies a backup without writing to it, and returns the number of its events.
  private static func check(_ file: URL, lines: Bool) throws -> Int {
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    defer { try? queue.close() }
    return try queue.read { database in
      guard try String.fetchAll(database, sql: "PRAGMA integrity_check(1)") == ["ok"],
        try Int.fetchOne(database, sql: "PRAGMA application_id") == LibrarySchema.applicationID
      else { throw DamagedRow() }
      let events = EventTable(database: database)
      if lines {
        try events.forEachLine { line in
          guard EventLine.isIntact(Array(line)) else { throw DamagedRow() }
        }
      }
      return try events.count()
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
/// The time, in seconds, after which all backups are verified again: a week.
private let checkInterval: TimeInterval = 7 * 86_400
