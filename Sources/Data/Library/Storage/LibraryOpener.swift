import Foundation
import GRDB
import Glibc
import SQLiteFiles
import SystemIO

/// Opens a library's file. A missing file is created, and a damaged or lost one is restored. If nothing can be
/// written, a copy is read.
struct LibraryOpener: Sendable {
  let folder: LibraryFolder
  let environment: LibraryEnvironment

  /// Opens the file for writing, or else read-only.
  ///
  /// - Parameter onRecovery: Called if the file had to be restored.
  func open(_ onRecovery: (Recovery) -> Void) throws -> OpenedLibrary {
    do {
      return try openForWriting(onRecovery)
    } catch {
      guard let reason = readOnlyReason(for: error) else { throw error }
      return try openReadOnly(because: reason)
    }
  }

  /// Opens the file for writing; see ``open(_:)``. Fails if nothing can be written.
  func openForWriting(_ onRecovery: (Recovery) -> Void) throws -> OpenedLibrary {
    try folder.make()
    folder.makeFilesPrivate()
    let lock = try environment.makeLock(folder)
    let completed = folder.hasLeftovers ? try folder.locked { try completeRestoration() } : nil
    try lock.share { try prepare(onRecovery) }
    for _ in 0..<maximumOpeningAttempts {
      do {
        guard let opened = try folder.withSharedLock({ try openIfPresent(lock) }) else {
          try folder.locked { try createMissingFile(onRecovery) }
          continue
        }
        if let completed { onRecovery(completed) }
        return opened
      } catch  where indicatesDamage(error) {
        try folder.locked { try restoreIfDamaged(lock, error, onRecovery) }
      }
    }
    throw LibraryError.busy
  }

  /// Creates a temporary library in memory.
  func openInMemory() throws -> OpenedLibrary {
    let queue = try DatabaseQueue(configuration: configuration)
    try LibrarySchema.migrator.migrate(queue)
    try queue.write(prepareForUse)
    return OpenedLibrary(queue)
  }

  /// Builds a new database to replace the current one later. The caller must hold the folder's lock.
  func createNewFile(_ fill: (DatabasePool) throws -> Void = { _ in }) throws {
    folder.removeNewFile()
    do {
      try PrivateFiles.create(folder.newFile)
      let pool = try DatabasePool(path: folder.newFile.path, configuration: configuration)
      try LibrarySchema.migrator.migrate(pool)
      try fill(pool)
      try pool.write { try StateTable(database: $0).markWrite() }
      try environment.moveLogIntoFile(pool)
      try pool.close()
    } catch {
      // The reason must be found while the new file still fills the disk.
      let error = diagnosed(error)
      folder.removeNewFile()
      throw error
    }
  }

  var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "Library"
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { [maximumPageCount = environment.maximumPageCount] database in
      database.add(function: ContainsText.function)
      if let maximumPageCount { try database.execute(sql: "PRAGMA max_page_count = \(maximumPageCount)") }
    }
    return configuration
  }

  /// Prepares a database for use by this version on this machine.
  func prepareForUse(_ database: Database) throws {
    let state = StateTable(database: database)
    try state.updateDevice(for: environment.machine(), newDevice: environment.newDevice)
    let events = EventTable(database: database)
    let limit = try EventClock(database).limit
    if try state.supportedEventVersion() < LibrarySchema.supportedEventVersion {
      try events.postpone(after: limit)
      _ = try events.admitPostponed(until: limit)
      try Projector(database).rebuild()
    } else {
      try Projector(database).project(events.admitPostponed(until: limit))
    }
    try state.markWrite()
  }

  /// Merges events from a log that SQLite must not replay.
  func merge(_ lines: [EventLine], into database: Database) throws {
    var merge = try Merge(database, from: .device)
    for (number, line) in lines.enumerated() { try merge.add(.line(line.bytes), number: number + 1) }
    try merge.finish()
  }
}

private extension LibraryOpener {
  /// Completes the restoration of a killed process. The caller must hold the folder's lock.
  ///
  /// - Returns: A report of the restoration; `nil` if there was none.
  func completeRestoration() throws -> Recovery? {
    folder.removeNewFile()
    guard folder.hasReplacement else { return nil }
    let aside = try folder.placeReplacement(on: environment.now())
    let queue = try? DatabaseQueue(path: folder.file.path, configuration: configuration)
    defer { try? queue?.close() }
    let count = (try? queue?.read { try EventTable(database: $0).count() }) ?? 0
    guard aside != nil || count > 0 else { return nil }
    return Recovery(
      cause: .damaged("interrupted"), setAsideFile: aside, eventsFromBackup: 0, eventsFromDamagedFile: count)
  }

  /// Resolves problems with the files before SQLite opens them. No other process may be using the files.
  func prepare(_ onRecovery: (Recovery) -> Void) throws {
    guard try folder.examine() else { return }
    var isDamaged = try !FileHeader.isLibrary(folder.file)
    if !isDamaged, folder.hasLog {
      try LibraryCopy.with(folder) { copy in
        switch try LogVerdict(copy) {
        case .replayable: break
        case .damaged: isDamaged = true
        case .foreign(let lines): try folder.locked { onRecovery(try separate(copy, .foreignLog, lines)) }
        case .incomplete(let lines): try folder.locked { onRecovery(try separate(copy, .damagedLog, lines)) }
        }
      }
    }
    if isDamaged { try folder.locked { onRecovery(try LibraryRestoration(self).restore(.damaged("no library"))) } }
  }

  /// Moves a log aside that SQLite must not replay, and merges the given lines from it.
  ///
  /// The lines are merged into a copy that replaces the database. The log is moved only once they are on disk.
  func separate(_ copy: LibraryCopy, _ cause: Recovery.Cause, _ lines: [EventLine]) throws -> Recovery {
    var recovery = Recovery(cause: cause, eventsFromBackup: 0, eventsFromDamagedFile: lines.count)
    let queue = try copy.open()
    defer { try? queue.close() }
    let isNewer = try queue.read(LibrarySchema.migrator.hasBeenSuperseded)
    if isNewer || cause == .foreignLog && lines.isEmpty {
      recovery.eventsFromDamagedFile = 0
      recovery.setAsideFile = URL(filePath: try folder.moveLogAside(on: environment.now()).path + "-wal")
      return recovery
    }
    try createNewFile { pool in
      try queue.backup(to: pool)
      try LibrarySchema.migrator.migrate(pool)
      try pool.write { database in
        // A restored device has forgotten its latest IDs and might assign them twice, so it gets a new device ID.
        if cause == .damagedLog { try StateTable(database: database).setDevice(environment.newDevice()) }
        try merge(lines, into: database)
      }
    }
    try folder.commitNewFile()
    let aside = try folder.placeReplacement(on: environment.now())
    recovery.setAsideFile = aside.map { URL(filePath: $0.path + "-wal") }
    return recovery
  }

  /// Creates a missing file. The caller must hold the folder's lock.
  func createMissingFile(_ onRecovery: (Recovery) -> Void) throws {
    _ = try completeRestoration()
    guard try !folder.examine() else { return }
    if let recovery = try LibraryRestoration(self).restoreIfPossible() { return onRecovery(recovery) }
    try createNewFile()
    try folder.commitNewFile()
    _ = try folder.placeReplacement(on: environment.now())
  }

  /// Restores a damaged file, unless another process has done so. The caller must hold the folder's lock.
  func restoreIfDamaged(_ lock: LibraryLock, _ damage: any Error, _ onRecovery: (Recovery) -> Void) throws {
    _ = try completeRestoration()
    do {
      try openIfPresent(lock)?.database.close()
    } catch  where indicatesDamage(error) {
      onRecovery(try LibraryRestoration(self).restore(.damaged("\(damage)")))
    }
  }

  /// Opens the file while no process can replace it.
  ///
  /// - Returns: `nil` if there is no file, or if a replacement is pending.
  func openIfPresent(_ lock: LibraryLock) throws -> OpenedLibrary? {
    guard !folder.hasReplacement, try folder.examine() else { return nil }
    return try openFile(lock)
  }

  func openFile(_ lock: LibraryLock) throws -> OpenedLibrary {
    let reserve = environment.makeReserve(folder.reserve)
    try reserve?.fill()
    let first = folder.hasLog ? nil : try? beginLog()
    defer { try? first?.close() }
    let pool = try DatabasePool(path: folder.file.path, configuration: configuration)
    do {
      let migrator = LibrarySchema.migrator
      // A database of another program holds none of the user's data.
      guard try pool.read({ try Int.fetchOne($0, sql: "PRAGMA application_id") }) == LibrarySchema.applicationID else {
        throw DamagedRow()
      }
      if try pool.read(migrator.hasBeenSuperseded) {
        try pool.close()
        return try openNewer(lock, reserve)
      }
      // Only one process may migrate; a second would create the same tables again.
      if try !pool.read(migrator.hasCompletedMigrations) {
        try folder.locked("migration.lock") { try migrator.migrate(pool) }
      }
      // Writes must survive a power failure; GRDB's default for a pool is less strict. The writer may cache 16 MB of
      // pages, because a rebuild reads all of them.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA cache_size = -16000") }
      if try pool.read(needsPreparation) { try pool.write(prepareForUse) }
      return OpenedLibrary(pool, try OpenedFile(folder), lock, reserve)
    } catch {
      try? pool.close()
      throw error
    }
  }

  /// Begins a new log with a write that has marks, because those of the first write tell that a log belongs to the
  /// library. Otherwise GRDB begins it with a table that it removes again.
  ///
  /// - Returns: A connection that keeps the log until another one is open.
  func beginLog() throws -> DatabaseQueue {
    let queue = try DatabaseQueue(path: folder.file.path, configuration: configuration)
    do {
      try queue.writeWithoutTransaction { database in
        let migrator = LibrarySchema.migrator
        guard try Int.fetchOne(database, sql: "PRAGMA application_id") == LibrarySchema.applicationID,
          try !migrator.hasBeenSuperseded(database)
        else { return }
        // The next write of the user makes this one durable, too.
        try database.execute(sql: "PRAGMA synchronous = NORMAL")
        try StateTable(database: database).markWrite()
      }
      return queue
    } catch {
      try? queue.close()
      throw error
    }
  }

  func openNewer(_ lock: LibraryLock, _ reserve: DiskReserve?) throws -> OpenedLibrary {
    var configuration = configuration
    configuration.readonly = true
    let pool = try DatabasePool(path: folder.file.path, configuration: configuration)
    return OpenedLibrary(pool, try OpenedFile(folder), lock, reserve, readOnlyReason: .newerVersion)
  }

  /// Returns whether the database needs preparation. If not, opening writes nothing.
  func needsPreparation(_ database: Database) throws -> Bool {
    guard let row = try Row.fetchOne(database, sql: "SELECT machine, reader, library FROM state") else { return true }
    let (machine, version): (String, Int) = (try row.read("machine"), try row.read("reader"))
    if try environment.machine().map({ $0 != machine }) ?? false || version < LibrarySchema.supportedEventVersion
      || (row.read("library") as String).isEmpty
    {
      return true
    }
    return try EventTable(database: database).hasPostponed(until: EventClock(database).limit)
  }
}

/// More than one attempt is only necessary if other processes restore the library at the same time.
private let maximumOpeningAttempts = 5
