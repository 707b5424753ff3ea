import Foundation
import GRDB
import SQLiteFiles

/// A repair that rebuilds indexes and projections from the events, and replaces damaged lines with intact ones.
struct JournalRepair {
  private let database: Database
  private let damage: LibraryDamage
  private let events: EventTable
  /// The damaged events by the ID in their row.
  private var damaged: [String: DamagedEvent]
  private var changed: Set<Subject> = []
  private var recovery = Recovery(cause: .damagedTables, eventsFromBackup: 0, eventsFromDamagedFile: 0)

  init(_ database: Database, _ damage: LibraryDamage) {
    self.database = database
    self.damage = damage
    events = EventTable(database: database)
    damaged = Dictionary(damage.events.filter { $0.line == nil }.map { ($0.id, $0) }) { $1 }
  }

  /// The result so far.
  var report: Recovery {
    var report = recovery
    report.lostEvents = damaged.count
    if report.lostEvents + report.events > 0 { report.cause = .damagedEvents }
    return report
  }

  /// Rebuilds the indexes, and the columns of events whose line is intact.
  mutating func repairTable() throws {
    do {
      if damage.isInconsistent { try database.execute(sql: "REINDEX") }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      // Two rows claim the same event, so the file is restored from its lines.
      throw DamagedRow()
    }
    for event in damage.events {
      guard let line = event.line else { continue }
      if line.id.description != event.id, try events.line(line.id) != nil {
        // Another event's line overwrote this one's.
        damaged[event.id] = event
        continue
      }
      try database.execute(sql: "DELETE FROM event WHERE rowid = ?", arguments: [event.row])
      try events.put(
        line, isShared: event.isShared, authority: event.authority, isPostponed: event.isPostponed)
      changed.formUnion([line.subject, event.subject.flatMap(Subject.init(text:))].compactMap(\.self))
    }
  }

  /// Searches the backups for intact lines, newest first.
  mutating func recoverFromBackups(of folder: LibraryFolder) throws {
    for backup in BackupFolder(folder).all where !damaged.isEmpty {
      // An older backup may be readable even if this one isn't.
      guard let queue = try? DatabaseQueue(path: backup.file.path, configuration: BackupFolder.configuration) else {
        continue
      }
      for id in damaged.keys.sorted() {
        let line = try? queue.read {
          try Data.fetchOne($0, sql: "SELECT line FROM event WHERE id = ?", arguments: [id])
        }
        if let line, try take(Array(line)) { recovery.eventsFromBackup += 1 }
      }
      if recovery.backupDate == nil, recovery.eventsFromBackup > 0 { recovery.backupDate = backup.date }
    }
  }

  /// Searches the files from the latest sync with the shared folder for intact lines.
  mutating func recoverFromSharedFolder() throws {
    let files = try Row.fetchAll(database, sql: "SELECT folder, name FROM sharedFile")
    for file in files where !damaged.isEmpty {
      let (folder, name): (String, String) = (try file.read("folder"), try file.read("name"))
      let url = URL(filePath: folder, directoryHint: .isDirectory).appending(path: name)
      var lines: [[UInt8]] = []
      // The folder may currently be unavailable.
      try? withFile(url, followsLinks: false) { descriptor, _ in
        var reader = LineReader(descriptor)
        while let line = try reader.next() {
          if case .line(let bytes) = line, let id = EventLine(bytes)?.id, damaged[id.description] != nil {
            lines.append(bytes)
          }
        }
      }
      for line in lines where try take(line) { recovery.eventsFromSharedFolder += 1 }
    }
  }

  /// Updates all projections that depend on the repaired events.
  ///
  /// - Returns: The result of the repair.
  /// - Throws: ``DamagedRow`` if more than the indexes was damaged. The file is then restored from its lines.
  func finish() throws -> Recovery {
    if damage.isInconsistent || damage.hasWrongRows {
      try Projector(database).rebuild()
    } else if !changed.isEmpty {
      try Projector(database).project(changed)
    }
    // A copy may be another line with the same ID than the one that the shared folder decided on.
    if recovery.events > 0 { try SharedFileTable.invalidate(database) }
    if damage.isInconsistent, try !LibraryDamage.isConsistent(database) { throw DamagedRow() }
    return report
  }

  private mutating func take(_ bytes: [UInt8]) throws -> Bool {
    guard let line = EventLine(bytes), let former = damaged[line.id.description] else { return false }
    damaged[former.id] = nil
    try events.put(line, isPostponed: former.isPostponed)
    if !former.isPostponed, let subject = line.subject { changed.insert(subject) }
    return true
  }
}
