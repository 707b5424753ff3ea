import Foundation
import GRDB
import Glibc

/// A restoration of a library from all backups and from the readable parts of a damaged file.
struct LibraryRestoration {
  private let opener: LibraryOpener
  private let folder: LibraryFolder

  init(_ opener: LibraryOpener) {
    self.opener = opener
    folder = opener.folder
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
    let step = opener.environment.restorationStep
    // While this descriptor is open, another process that closes the file doesn't checkpoint its log.
    let descriptor = try folder.openWithSharedLock()
    defer { if let descriptor { close(descriptor) } }
    var recovery = Recovery(cause: cause, eventsFromBackup: 0, eventsFromDamagedFile: 0)
    let found = Salvage(folder)
    try step(.read)
    try opener.createNewFile { pool in
      try pool.write { database in
        let filled = try fill(database, with: found)
        recovery.backupDate = filled.backupDate
        (recovery.eventsFromBackup, recovery.eventsFromDamagedFile) = (filled.eventsFromBackup, filled.eventsFromFile)
        (recovery.latestEventDate, recovery.lostEvents) = (filled.latestEventDate, filled.lostEvents)
        try step(.filling)
      }
    }
    try step(.filled)
    try folder.commitNewFile()
    try step(.committed)
    recovery.setAsideFile = try folder.placeReplacement(on: opener.environment.now(), step)
    try step(.placed)
    return recovery
  }

  /// A summary of the data that filled an empty database.
  struct Filled {
    var backupDate: PartialDate?
    var eventsFromBackup = 0
    var eventsFromFile = 0
    var lostEvents = 0
    var latestEventDate: PartialDate?
  }

  /// Fills an empty database from all backups, newest first, and then from the salvaged events.
  func fill(_ database: Database, with found: Salvage) throws -> Filled {
    var filled = Filled()
    let state = StateTable(database: database)
    // A restored device has forgotten its latest IDs and might assign them twice, so it gets a new device ID.
    try state.updateDevice(for: opener.environment.machine(), newDevice: opener.environment.newDevice)
    var known: Set<EventID> = []
    var damaged = found.damaged
    var library: String?
    for backup in BackupFolder(folder).all {
      // An older backup may hold events that are missing or damaged in a newer one.
      let contents = Salvage(backup: backup.file, except: known)
      let count = try put(contents.lines, in: database, &known)
      if count > 0, filled.backupDate == nil { filled.backupDate = backup.date }
      filled.eventsFromBackup += count
      damaged.formUnion(contents.damaged)
      library = library ?? contents.library
    }
    if let library { try state.set(library: library) }
    filled.eventsFromFile = try put(found.lines, in: database, &known)
    filled.lostEvents = damaged.subtracting(known).count
    var clock = try state.clock()
    let events = EventTable(database: database)
    try events.forEachLine { line in
      guard let line = EventLine(Array(line)) else { return }
      if line.id <= clock.limit { clock.advance(to: line.id) }
      filled.latestEventDate = line.date
    }
    try state.set(clock)
    try events.postpone(after: clock.limit)
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
