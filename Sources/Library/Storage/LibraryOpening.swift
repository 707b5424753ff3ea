import Foundation
import GRDB
import SQLiteFiles

/// A database that is in use.
final class OpenedLibrary: Sendable {
  let database: any DatabaseWriter
  /// Whether it is a later version's, which is read and not written.
  let isNewer: Bool

  init(_ database: any DatabaseWriter, isNewer: Bool = false) {
    self.database = database
    self.isNewer = isNewer
  }
}

/// Opens the file: made anew where there is none, restored where it is damaged or gone.
struct LibraryOpening: Sendable {
  let folder: LibraryFolder
  let environment: LibraryEnvironment

  /// - Parameter onRecovery: told when the file had to be restored.
  func open(_ onRecovery: (Recovery) -> Void) throws -> OpenedLibrary {
    try folder.make()
    if !folder.hasFile {
      try folder.locked {
        guard !folder.hasFile else { return }
        if let recovery = try Restoring(self).restoreIfAnything() { onRecovery(recovery) } else { try makeFile() }
      }
    }
    do {
      return try openFile()
    } catch  where isDamage(error) {
      try folder.locked {
        // Another process may have restored it meanwhile.
        guard (try? openFile().database.close()) == nil else { return }
        onRecovery(try Restoring(self).restore(.damaged("\(error)")))
      }
      return try openFile()
    }
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
}

private extension LibraryOpening {
  func openFile() throws -> OpenedLibrary {
    // Somebody else's database in our place holds nothing of ours.
    guard FileHeader.isOurs(folder) else { throw DamagedRow() }
    let pool = try DatabasePool(path: folder.file.path, configuration: configuration)
    do {
      let migrator = LibrarySchema.migrator
      let isNewer = try pool.read(migrator.hasBeenSuperseded)
      if isNewer {
        try pool.close()
        return try openNewer()
      }
      // One process at a time: the next one would make the same tables again.
      if try !pool.read(migrator.hasCompletedMigrations) {
        try folder.locked("migration.lock") { try migrator.migrate(pool) }
      }
      // What was written is to survive a power cut. GRDB asks for less when it opens a pool.
      // Whoever writes may keep 16 MB of pages at hand, as making everything anew goes through all of them.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA cache_size = -16000") }
      if try pool.read(isUnsettled) { try pool.write(settle) }
      return OpenedLibrary(pool)
    } catch {
      try? pool.close()
      throw error
    }
  }

  func openNewer() throws -> OpenedLibrary {
    var configuration = configuration
    configuration.readonly = true
    return OpenedLibrary(try DatabasePool(path: folder.file.path, configuration: configuration), isNewer: true)
  }

  /// Whether there is anything to do before it can be used; where there is not, opening writes nothing.
  func isUnsettled(_ database: Database) throws -> Bool {
    guard let row = try Row.fetchOne(database, sql: "SELECT machine, reader FROM state") else { return true }
    let (machine, reader): (String, Int) = (try row.read("machine"), try row.read("reader"))
    return machine != environment.machine() || reader < LibrarySchema.reader
  }

  func settle(_ database: Database) throws {
    let state = StateTable(database: database)
    try state.settle(on: environment.machine(), newDevice: environment.newDevice)
    if try state.reader() < LibrarySchema.reader { try Projector(database).rebuild() }
  }
}
