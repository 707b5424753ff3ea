import Foundation
import GRDB
import SQLiteFiles

/// Puts whole lines in the place of damaged ones.
struct JournalRepair {
  private let database: Database
  private let events: EventTable
  /// By the id that the row gives.
  private var damaged: [String: DamagedEvent]
  private var changed: Set<Subject> = []
  private var recovery = Recovery(cause: .damagedEvents, fromBackup: 0, fromDamagedFile: 0)

  init(_ database: Database) throws {
    self.database = database
    events = EventTable(database: database)
    damaged = try Dictionary(events.damaged().map { ($0.id, $0) }) { $1 }
  }

  /// The result so far.
  var report: Recovery {
    var report = recovery
    report.lost = damaged.count
    return report
  }

  /// Looks in the backups, the newest first.
  mutating func useBackups(of folder: LibraryFolder) throws {
    for backup in BackupFolder(folder).all where !damaged.isEmpty {
      // A backup that can't be read has nothing to give; an older one may.
      guard let queue = try? DatabaseQueue(path: backup.file.path, configuration: BackupFolder.configuration) else {
        continue
      }
      for id in damaged.keys.sorted() {
        let line = try? queue.read {
          try Data.fetchOne($0, sql: "SELECT line FROM event WHERE id = ?", arguments: [id])
        }
        if let line, try take(Array(line)) { recovery.fromBackup += 1 }
      }
      if recovery.backup == nil, recovery.fromBackup > 0 { recovery.backup = backup.date }
    }
  }

  /// Looks in the files of the shared folder that were read last.
  mutating func useSharedFolder() throws {
    let files = try Row.fetchAll(database, sql: "SELECT folder, name FROM sharedFile")
    for file in files where !damaged.isEmpty {
      let (folder, name): (String, String) = (try file.read("folder"), try file.read("name"))
      let url = URL(filePath: folder, directoryHint: .isDirectory).appending(path: name)
      var lines: [[UInt8]] = []
      // A folder that isn't there now has nothing to give.
      try? withFile(url, followsLinks: false) { descriptor, _ in
        var reader = LineReader(descriptor)
        while let line = try reader.next() {
          if case .line(let bytes) = line, let id = EventLine(bytes)?.id, damaged[id.description] != nil {
            lines.append(bytes)
          }
        }
      }
      for line in lines where try take(line) { recovery.fromSharedFolder += 1 }
    }
  }

  /// Updates all tables that depend on the restored events, and returns the result.
  mutating func finish() throws -> Recovery {
    if !changed.isEmpty { try Projector(database).project(changed) }
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

/// An event whose checksum is wrong.
struct DamagedEvent {
  let id: String
  let isPostponed: Bool
}

extension EventTable {
  /// The events whose line is damaged, or is another event's.
  func damaged() throws -> [DamagedEvent] {
    var found: [DamagedEvent] = []
    let rows = try Row.fetchCursor(database, sql: "SELECT id, subject, line FROM event ORDER BY id")
    while let row = try rows.next() {
      let id: String = try row.read("id")
      let line: Data = try row.read("line")
      if EventLine(Array(line))?.id.description == id { continue }
      let subject: String? = try row.readIfPresent("subject")
      found.append(DamagedEvent(id: id, isPostponed: subject == nil))
    }
    return found
  }
}
