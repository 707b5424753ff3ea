import Foundation
import GRDB
import SQLiteFiles
import SystemIO

/// An opener that opens the database, and creates it if it is missing or unusable.
struct ResponseCacheOpener: Sendable {
  typealias Prepare = @Sendable (DatabasePool) -> Void

  let folder: ResponseCacheFolder
  /// The maximum number of pages in the file; tests use it to simulate a full disk.
  let maximumPageCount: Int?
  /// A closure that runs each time a file is opened.
  let prepare: Prepare

  /// Opens the database.
  ///
  /// - Parameter setAside: Sets aside the file with the given identity.
  func open(
    settingAside setAside: (FileIdentity?, SetAsideFile.Reason) throws -> Void
  ) throws -> OpenedResponseCache {
    try folder.make()
    for _ in 0..<2 {
      try folder.makeFile(make)
      let identity = FileIdentity(folder.file.path)
      guard folder.opensWithoutBlocking, folder.hasDatabase else {
        try setAside(identity, .foreign)
        continue
      }
      let reason: SetAsideFile.Reason
      do {
        let (pool, reserve) = try openPool()
        guard let incompatibility = try pool.read(incompatibility) else { return try finishOpening(pool, reserve) }
        try? pool.close()
        reason = incompatibility
      } catch  where isUnusable(error) || !folder.hasRegularFile {
        reason = isNotADatabase(error) ? .foreign : .damaged("\(error)")
      } catch {
        if let readOnly = try? openReadOnly() { return readOnly }
        guard mayBeDamage(error), isDetectablyDamaged else { throw error }
        reason = .damaged("\(error)")
      }
      try setAside(identity, reason)
    }
    try folder.makeFile(make)
    let (pool, reserve) = try openPool()
    return try finishOpening(pool, reserve)
  }
}

private extension ResponseCacheOpener {
  /// Creates a complete database. Other processes can never see a partial one.
  func make(_ path: String) throws {
    var configuration = Configuration()
    configuration.prepareDatabase { database in
      // SQLite applies this setting only to an empty file.
      if !database.configuration.readonly { try database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL") }
    }
    let pool = try DatabasePool(path: path, configuration: configuration)
    try ResponseCacheSchema.migrator.migrate(pool)
    try pool.close()
  }

  func openPool() throws -> (DatabasePool, DiskReserve?) {
    let reserve = DiskReserve(folder.reserve)
    try reserve?.fill()
    return (try DatabasePool(path: folder.file.path, configuration: configuration), reserve)
  }

  func finishOpening(_ pool: DatabasePool, _ reserve: DiskReserve?) throws -> OpenedResponseCache {
    let migrator = ResponseCacheSchema.migrator
    // One process at a time, because a second one would create the same tables again.
    if try !pool.read(migrator.hasCompletedMigrations) { try folder.locked { try migrator.migrate(pool) } }
    prepare(pool)
    return try opened(pool, reserve, isReadOnly: false)
  }

  func opened(
    _ database: any DatabaseWriter, _ reserve: DiskReserve? = nil, isReadOnly: Bool
  ) throws -> OpenedResponseCache {
    guard let identity = FileIdentity(folder.file.path) else { throw POSIXError(.ENOENT) }
    return OpenedResponseCache(database, reserve, identity: identity, isReadOnly: isReadOnly)
  }

  /// Opens the database exclusively, if it has all tables.
  ///
  /// On a full disk there is no space for the index that readers share. An exclusive connection doesn't need one.
  func openReadOnly() throws -> OpenedResponseCache? {
    let queue = try DatabaseQueue(path: folder.file.path, configuration: exclusiveConfiguration)
    let isOwnDatabase = try queue.read { database in
      try incompatibility(database) == nil && ResponseCacheSchema.migrator.hasCompletedMigrations(database)
    }
    return isOwnDatabase ? try opened(queue, isReadOnly: true) : nil
  }

  /// Whether SQLite detects damage when it opens and checks the file.
  var isDetectablyDamaged: Bool {
    do {
      return try DatabaseQueue(path: folder.file.path, configuration: exclusiveConfiguration).isIntact == false
    } catch {
      return isUnusable(error)
    }
  }

  var exclusiveConfiguration: Configuration {
    var configuration = Configuration()
    configuration.label = "ResponseCache.readOnly"
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
    return configuration
  }

  var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "ResponseCache"
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { [maximumPageCount] database in
      if let maximumPageCount { try database.execute(sql: "PRAGMA max_page_count = \(maximumPageCount)") }
    }
    return configuration
  }

  /// Returns why a readable database can't be used; `nil` if it can, or if it is new.
  func incompatibility(_ database: Database) throws -> SetAsideFile.Reason? {
    // The migrator creates its own table before the first migration.
    let isNew =
      try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name != 'grdb_migrations'") == 0
    let application = try Int.fetchOne(database, sql: "PRAGMA application_id")
    if !isNew, application != ResponseCacheSchema.applicationID { return .foreign }
    return try ResponseCacheSchema.migrator.hasBeenSuperseded(database) ? .newer : nil
  }
}
