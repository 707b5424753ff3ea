import Foundation
import GRDB

/// Makes a library from the newest good backup, and from what can still be read of a damaged file.
struct Restoring {
  private let opening: LibraryOpening
  private let folder: LibraryFolder

  init(_ opening: LibraryOpening) {
    self.opening = opening
    folder = opening.folder
  }

  /// Where there is no file: `nil` where there is no backup either.
  func restoreIfAnything() throws -> Recovery? {
    try BackupFolder(folder).all.isEmpty ? nil : restore(.missing)
  }

  /// With the folder locked. The damaged file is out of the way before anything is written.
  func restore(_ cause: Recovery.Cause) throws -> Recovery {
    let aside = try folder.moveAside(on: opening.environment.now())
    var recovery = Recovery(cause: cause, setAside: aside, fromBackup: 0, fromDamagedFile: 0)
    let backup = BackupFolder(folder).newestGood
    let found = aside.map(Salvage.lines) ?? []
    try opening.makeFile { pool in
      try pool.write { database in
        if let backup {
          let lines = try DatabaseQueue(path: backup.file.path, configuration: BackupFolder.configuration)
            .read { try EventTable(database: $0).allLines() }
          recovery.backup = backup.date
          recovery.fromBackup = try put(lines, in: database)
        }
        recovery.fromDamagedFile = try put(found, in: database)
        // A device that has forgotten what it wrote last could give its ids a second time.
        let state = StateTable(database: database)
        try state.settle(on: opening.environment.machine(), newDevice: opening.environment.newDevice)
        var clock = try state.clock()
        let events = EventTable(database: database)
        try events.forEachLine { line in
          if let line = EventLine(trusted: Array(line)) {
            clock.follow(line.id)
            recovery.until = line.date
          }
        }
        try state.set(clock)
        try Projector(database).rebuild()
      }
    }
    return recovery
  }

  /// - Returns: how many were not there yet.
  private func put(_ lines: [[UInt8]], in database: Database) throws -> Int {
    let events = EventTable(database: database)
    var count = 0
    for bytes in lines {
      guard let line = EventLine(bytes), try events.line(line.id) == nil else { continue }
      try events.put(line)
      count += 1
    }
    return count
  }
}

extension EventTable {
  /// All lines in their order.
  func allLines() throws -> [[UInt8]] {
    var lines: [[UInt8]] = []
    try forEachLine { lines.append(Array($0)) }
    return lines
  }
}
