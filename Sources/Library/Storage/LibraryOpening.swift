import Foundation
import GRDB
import SQLiteFiles

/// A database that is in use.
final class OpenedLibrary: Sendable {
  let database: any DatabaseWriter
  /// The error that each write throws; `nil` where the library can be written.
  let readOnlyReason: LibraryError?
  private let use: LibraryUse?

  init(_ database: any DatabaseWriter, _ use: LibraryUse? = nil, readOnlyReason: LibraryError? = nil) {
    self.database = database
    self.use = use
    self.readOnlyReason = readOnlyReason
  }
}

/// Opens the file. Makes it where there is none, restores it where it is damaged or gone, and reads a copy where nothing can be written.
struct LibraryOpening: Sendable {
  let folder: LibraryFolder
  let environment: LibraryEnvironment

  /// - Parameter onRecovery: called if the file had to be restored.
  func open(_ onRecovery: (Recovery) -> Void) throws -> OpenedLibrary {
    do {
      return try openForWriting(onRecovery)
    } catch {
      guard let reason = readOnlyReason(for: error) else { throw error }
      return try openReadOnly(because: reason)
    }
  }

  /// As ``open(_:)``, and fails where nothing can be written.
  func openForWriting(_ onRecovery: (Recovery) -> Void) throws -> OpenedLibrary {
    try folder.make()
    let use = try environment.use(folder)
    var separated: SeparatedLog?
    try use.share { separated = try prepare(onRecovery) }
    if try !folder.examine() {
      try folder.locked {
        guard try !folder.examine() else { return }
        if let recovery = try Restoring(self).restoreIfAnything() { onRecovery(recovery) } else { try makeFile() }
      }
    }
    let opened: OpenedLibrary
    do {
      opened = try openFile(use)
    } catch  where isDamage(error) {
      try folder.locked {
        // Another process may have restored it in the meantime.
        guard (try? openFile(use).database.close()) == nil else { return }
        onRecovery(try Restoring(self).restore(.damaged("\(error)")))
      }
      opened = try openFile(use)
    }
    if let separated { onRecovery(try separated.merge(into: opened.database, environment)) }
    return opened
  }

  /// A library in memory, that is gone with it.
  func openInMemory() throws -> OpenedLibrary {
    let queue = try DatabaseQueue(configuration: configuration)
    try LibrarySchema.migrator.migrate(queue)
    try queue.write(settle)
    return OpenedLibrary(queue)
  }

  /// A whole new database: there is no moment at which another process could see half of one.
  func makeFile(_ fill: (DatabasePool) throws -> Void = { _ in }) throws {
    folder.removeNewFile()
    let pool = try DatabasePool(path: folder.newFile.path, configuration: configuration)
    try LibrarySchema.migrator.migrate(pool)
    try fill(pool)
    try pool.close()
    try folder.placeNewFile()
  }

  var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "Library"
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { [mostPages = environment.mostPages] database in
      if let mostPages { try database.execute(sql: "PRAGMA max_page_count = \(mostPages)") }
    }
    return configuration
  }

  /// Prepares a database for use by this version on this machine.
  func settle(_ database: Database) throws {
    let state = StateTable(database: database)
    try state.settle(on: environment.machine(), newDevice: environment.newDevice)
    let events = EventTable(database: database)
    let limit = try state.clock().limit(at: environment.now())
    if try state.reader() < LibrarySchema.reader {
      try events.postpone(after: limit)
      _ = try events.admitPostponed(until: limit)
      try Projector(database).rebuild()
    } else {
      try Projector(database).project(events.admitPostponed(until: limit))
    }
  }
}

private extension LibraryOpening {
  /// With nobody else using the files: sorts out what SQLite would act on before it opens them.
  ///
  /// - Returns: a log that was moved out of the way because it isn't this library's.
  func prepare(_ onRecovery: (Recovery) -> Void) throws -> SeparatedLog? {
    guard try folder.examine() else { return nil }
    let isDamaged = try !FileHeader.isLibrary(folder.file)
    let verdict = isDamaged ? .damaged : folder.hasLog ? try LogVerdict(folder) : .ours
    switch verdict {
    case .ours: return nil
    case .foreign: return SeparatedLog(place: try folder.moveLogAside(on: environment.now()))
    case .damaged:
      onRecovery(try folder.locked { try Restoring(self).restore(.damaged("no library")) })
      return nil
    }
  }

  func openFile(_ use: LibraryUse) throws -> OpenedLibrary {
    let pool = try DatabasePool(path: folder.file.path, configuration: configuration)
    do {
      let migrator = LibrarySchema.migrator
      // Somebody else's database in our place holds nothing of ours.
      guard try pool.read({ try Int.fetchOne($0, sql: "PRAGMA application_id") }) == LibrarySchema.applicationID else {
        throw DamagedRow()
      }
      if try pool.read(migrator.hasBeenSuperseded) {
        try pool.close()
        return try openNewer(use)
      }
      // One process at a time: the next one would make the same tables again.
      if try !pool.read(migrator.hasCompletedMigrations) {
        try folder.locked("migration.lock") { try migrator.migrate(pool) }
      }
      // What was written is to survive a power cut. GRDB asks for less when it opens a pool.
      // Whoever writes may keep 16 MB of pages at hand, as making everything anew goes through all of them.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA cache_size = -16000") }
      if try pool.read(isUnsettled) { try pool.write(settle) }
      return OpenedLibrary(pool, use)
    } catch {
      try? pool.close()
      throw error
    }
  }

  func openNewer(_ use: LibraryUse) throws -> OpenedLibrary {
    var configuration = configuration
    configuration.readonly = true
    let pool = try DatabasePool(path: folder.file.path, configuration: configuration)
    return OpenedLibrary(pool, use, readOnlyReason: .newerVersion)
  }

  /// Whether there is anything to do before it can be used; where there is not, opening writes nothing.
  func isUnsettled(_ database: Database) throws -> Bool {
    guard let row = try Row.fetchOne(database, sql: "SELECT machine, reader, library FROM state") else { return true }
    let (machine, reader): (String, Int) = (try row.read("machine"), try row.read("reader"))
    if try machine != environment.machine() || reader < LibrarySchema.reader || (row.read("library") as String).isEmpty
    {
      return true
    }
    let limit = try StateTable(database: database).clock().limit(at: environment.now())
    return try EventTable(database: database).hasPostponed(until: limit)
  }
}
