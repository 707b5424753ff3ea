import Foundation
import GRDB

/// Opens the file, made anew where there is none, or none that is of use.
struct CatalogueOpening: Sendable {
  typealias Prepare = @Sendable (DatabasePool) -> Void

  let folder: CatalogueFolder
  /// In a test, a disk that is full.
  let mostPages: Int?
  /// What is done whenever a file was opened.
  let prepare: Prepare

  /// - Parameter setAside: puts the file with this identity out of the way.
  func open(
    settingAside setAside: (FileIdentity?, SetAsideFile.Reason) throws -> Void
  ) throws -> OpenedCatalogue {
    try folder.make()
    for _ in 0..<2 {
      try folder.makeFile(make)
      let identity = FileIdentity(folder.file)
      guard folder.opensAtOnce, folder.holdsDatabase else {
        try setAside(identity, .foreign)
        continue
      }
      let reason: SetAsideFile.Reason
      do {
        let pool = try DatabasePool(path: folder.file.path, configuration: configuration)
        guard let misfit = try pool.read(misfit) else { return try serve(pool) }
        try? pool.close()
        reason = misfit
      } catch  where isUseless(error) || !folder.holdsFile {
        reason = isNoDatabase(error) ? .foreign : .damaged("\(error)")
      } catch {
        if let makeshift = try? openMakeshift() { return makeshift }
        guard mayBeDamage(error), isBroken else { throw error }
        reason = .damaged("\(error)")
      }
      try setAside(identity, reason)
    }
    try folder.makeFile(make)
    return try serve(DatabasePool(path: folder.file.path, configuration: configuration))
  }
}

private extension CatalogueOpening {
  /// A whole new database: there is no moment at which another process could see half of one.
  func make(_ path: String) throws {
    var configuration = Configuration()
    configuration.prepareDatabase { database in
      // Heeded before anything is in the file, and not later.
      if !database.configuration.readonly { try database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL") }
    }
    let pool = try DatabasePool(path: path, configuration: configuration)
    try CatalogueSchema.migrator.migrate(pool)
    try pool.close()
  }

  func serve(_ pool: DatabasePool) throws -> OpenedCatalogue {
    let migrator = CatalogueSchema.migrator
    // One process at a time: the next one would make the same tables again.
    if try !pool.read(migrator.hasCompletedMigrations) { try folder.locked { try migrator.migrate(pool) } }
    prepare(pool)
    return try opened(pool, isMakeshift: false)
  }

  func opened(_ database: any DatabaseWriter, isMakeshift: Bool) throws -> OpenedCatalogue {
    guard let identity = FileIdentity(folder.file) else { throw POSIXError(.ENOENT) }
    return OpenedCatalogue(database, identity: identity, isMakeshift: isMakeshift)
  }

  /// On a full disk there is no room for the index that readers share. A database that is had alone needs none.
  func openMakeshift() throws -> OpenedCatalogue? {
    let queue = try DatabaseQueue(path: folder.file.path, configuration: aloneConfiguration)
    let isOurs = try queue.read { database in
      try misfit(database) == nil && CatalogueSchema.migrator.hasCompletedMigrations(database)
    }
    return isOurs ? try opened(queue, isMakeshift: true) : nil
  }

  /// Whether it can be seen that the file is damaged.
  var isBroken: Bool {
    do {
      return try DatabaseQueue(path: folder.file.path, configuration: aloneConfiguration).isWhole == false
    } catch {
      return isUseless(error)
    }
  }

  var aloneConfiguration: Configuration {
    var configuration = Configuration()
    configuration.label = "Catalogue.makeshift"
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
    return configuration
  }

  var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "Catalogue"
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { [mostPages] database in
      if let mostPages { try database.execute(sql: "PRAGMA max_page_count = \(mostPages)") }
    }
    return configuration
  }

  /// Why a database that can be read is none of ours; `nil` for one that is, and for a new one.
  func misfit(_ database: Database) throws -> SetAsideFile.Reason? {
    // The migrator makes its own table before the first migration.
    let isNew =
      try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name != 'grdb_migrations'") == 0
    let application = try Int.fetchOne(database, sql: "PRAGMA application_id")
    if !isNew, application != CatalogueSchema.applicationID { return .foreign }
    return try CatalogueSchema.migrator.hasBeenSuperseded(database) ? .newer : nil
  }
}
