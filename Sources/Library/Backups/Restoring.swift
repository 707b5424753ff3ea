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

  /// Restores a file that is missing; returns `nil` if there is neither a backup nor a log of it.
  func restoreIfAnything() throws -> Recovery? {
    try BackupFolder(folder).all.isEmpty && !folder.hasLog ? nil : restore(.missing)
  }

  /// With the folder locked. The damaged file is out of the way before anything is written.
  func restore(_ cause: Recovery.Cause) throws -> Recovery {
    let aside = try folder.moveAside(on: opening.environment.now())
    var recovery = Recovery(cause: cause, setAside: aside, fromBackup: 0, fromDamagedFile: 0)
    let found = aside.map(Salvage.lines) ?? []
    try opening.makeFile { pool in
      try pool.write { database in
        let filled = try fill(database, with: found)
        recovery.backup = filled.backup
        (recovery.fromBackup, recovery.fromDamagedFile) = (filled.fromBackup, filled.fromFile)
        recovery.until = filled.until
      }
    }
    return recovery
  }

  /// The contents that an empty database was filled with.
  struct Filled {
    var backup: PartialDate?
    var fromBackup = 0
    var fromFile = 0
    var until: PartialDate?
  }

  /// Fills an empty database with the newest good backup and with lines that were found elsewhere.
  func fill(_ database: Database, with lines: [[UInt8]]) throws -> Filled {
    var filled = Filled()
    let state = StateTable(database: database)
    // A device that has forgotten what it wrote last could give its ids a second time.
    try state.settle(on: opening.environment.machine(), newDevice: opening.environment.newDevice)
    if let backup = BackupFolder(folder).newestGood {
      let queue = try DatabaseQueue(path: backup.file.path, configuration: BackupFolder.configuration)
      let (found, library) = try queue.read { backup in
        (try EventTable(database: backup).allLines(), try StateTable(database: backup).library())
      }
      filled.backup = backup.date
      filled.fromBackup = try put(found, in: database)
      if let library { try state.set(library: library) }
    }
    filled.fromFile = try put(lines, in: database)
    var clock = try state.clock()
    let limit = clock.limit(at: opening.environment.now())
    let events = EventTable(database: database)
    try events.forEachLine { line in
      guard let line = EventLine(Array(line)) else { return }
      if line.id <= limit { clock.follow(line.id) }
      filled.until = line.date
    }
    try state.set(clock)
    try events.postpone(after: limit)
    try Projector(database).rebuild()
    return filled
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
