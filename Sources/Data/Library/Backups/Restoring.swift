import Foundation
import GRDB
import Glibc

/// A restoration of a library from all backups and from the readable parts of a damaged file.
struct LibraryRestoration {
  private let opening: LibraryOpening
  private let folder: LibraryFolder

  init(_ opening: LibraryOpening) {
    self.opening = opening
    folder = opening.folder
  }

  /// Restores a missing file.
  ///
  /// - Returns: `nil` if there is neither a backup nor a write-ahead log.
  func restoreIfPossible() throws -> Recovery? {
    try BackupFolder(folder).all.isEmpty && !folder.hasLog ? nil : restore(.missing)
  }

  /// Restores the library. The caller must hold the folder's lock.
  ///
  /// The damaged file stays in place until the new one is complete and on disk; see ``LibraryFolder/replacement``.
  func restore(_ cause: Recovery.Cause) throws -> Recovery {
    let step = opening.environment.restorationStep
    // While this descriptor is open, another process that closes the file doesn't checkpoint its log.
    let closing = try folder.openWithSharedLock()
    defer { if let closing { close(closing) } }
    var recovery = Recovery(cause: cause, fromBackup: 0, fromDamagedFile: 0)
    let found = Salvage(folder)
    try step(.read)
    try opening.createNewFile { pool in
      try pool.write { database in
        let filled = try fill(database, with: found)
        recovery.backup = filled.backup
        (recovery.fromBackup, recovery.fromDamagedFile) = (filled.fromBackup, filled.fromFile)
        (recovery.until, recovery.lost) = (filled.until, filled.lost)
        try step(.filling)
      }
    }
    try step(.filled)
    try folder.commitNewFile()
    try step(.committed)
    recovery.setAside = try folder.placeReplacement(on: opening.environment.now(), step)
    try step(.placed)
    return recovery
  }

  /// A summary of the data that filled an empty database.
  struct Filled {
    var backup: PartialDate?
    var fromBackup = 0
    var fromFile = 0
    var lost = 0
    var until: PartialDate?
  }

  /// Fills an empty database from all backups, newest first, and then from the salvaged events.
  func fill(_ database: Database, with found: Salvage) throws -> Filled {
    var filled = Filled()
    let state = StateTable(database: database)
    // A restored device has forgotten its latest IDs and might assign them twice, so it gets a new device ID.
    try state.updateDevice(for: opening.environment.machine(), newDevice: opening.environment.newDevice)
    var known: Set<EventID> = []
    var damaged = found.damaged
    var library: String?
    for backup in BackupFolder(folder).all {
      // An older backup may hold events that are missing or damaged in a newer one.
      let contents = Salvage(backup: backup.file, except: known)
      let count = try put(contents.lines, in: database, &known)
      if count > 0, filled.backup == nil { filled.backup = backup.date }
      filled.fromBackup += count
      damaged.formUnion(contents.damaged)
      library = library ?? contents.library
    }
    if let library { try state.set(library: library) }
    filled.fromFile = try put(found.lines, in: database, &known)
    filled.lost = damaged.subtracting(known).count
    var clock = try state.clock()
    let limit = clock.limit(at: opening.environment.now())
    let events = EventTable(database: database)
    try events.forEachLine { line in
      guard let line = EventLine(Array(line)) else { return }
      if line.id <= limit { clock.advance(to: line.id) }
      filled.until = line.date
    }
    try state.set(clock)
    try events.postpone(after: limit)
    try Projector(database).rebuild()
    return filled
  }

  /// Inserts the lines that aren't in `known`.
  ///
  /// - Returns: The number of inserted lines.
  private func put(_ lines: [EventLine], in database: Database, _ known: inout Set<EventID>) throws -> Int {
    let events = EventTable(database: database)
    var count = 0
    for line in lines where known.insert(line.id).inserted {
      try events.put(line)
      count += 1
    }
    return count
  }
}
