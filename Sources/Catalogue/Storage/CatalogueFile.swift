import Foundation
import GRDB
import Synchronization

/// The database, opened when it is first needed, and anew when it is gone or another file is in its place.
///
/// Whatever waits for the disk runs on a queue of its own, one after another; reading goes on beside it. A file that
/// cannot be used is put out of the way, and the work is done on a new one.
final class CatalogueFile: Sendable {
  typealias Prepare = @Sendable (DatabasePool) -> Void

  let folder: CatalogueFolder
  private let mostPages: Int?
  private let onEvent: @Sendable (CatalogueEvent) -> Void
  private let prepare: Prepare
  private let queue = DispatchQueue(label: "Catalogue", qos: .userInitiated)
  private let state = Mutex(State())
  private let observers = Mutex(Observers())

  private struct State: Sendable {
    var current: Opened?
    var setAside: SetAsideFile?
  }

  private struct Opened: Sendable {
    let identity: FileIdentity
    let database: any DatabaseWriter
    /// Whether the disk had no room for what lies beside the file, so that it can only be read.
    let isMakeshift: Bool
  }

  /// - Parameters:
  ///   - mostPages: in a test, a disk that is full.
  ///   - prepare: what is done on the queue whenever a file was opened.
  init(
    _ folder: CatalogueFolder, mostPages: Int?, onEvent: @escaping @Sendable (CatalogueEvent) -> Void,
    prepare: @escaping Prepare
  ) {
    self.folder = folder
    self.mostPages = mostPages
    self.onEvent = onEvent
    self.prepare = prepare
  }

  /// What was put out of the way last.
  var setAside: SetAsideFile? { state.withLock(\.setAside) }

  /// Runs something on the queue, after all that was put there before.
  func enqueue(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  /// Runs something on the queue, and waits for it.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Result<Value, CatalogueError>
  ) async throws(CatalogueError) -> Value {
    let result = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
    return try result.get()
  }

  /// Reads in one snapshot.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(CatalogueError) -> Value {
    var isLastTry = false
    while true {
      let opened: Opened
      if let current = current { opened = current } else { opened = try await run(self.open) }
      do {
        return try await opened.database.read(body)
      } catch let damage where !isLastTry && isDamage(damage) {
        isLastTry = true
        _ = try await run { Result<Void, CatalogueError>.success(self.setAside(opened, .damaged("\(damage)"))) }
      } catch {
        throw CatalogueError(reading: error)
      }
    }
  }

  /// Writes in one transaction. On the queue.
  func write<Value>(_ body: (Database) throws -> Value) throws(CatalogueError) -> Value {
    var isLastTry = false
    closeMakeshift()
    while true {
      let opened = try open().get()
      do {
        return try opened.database.write(body)
      } catch let damage where !isLastTry && isDamage(damage) {
        isLastTry = true
        setAside(opened, .damaged("\(damage)"))
      } catch {
        throw CatalogueError(writing: error)
      }
    }
  }

  /// Gives room that was freed back to the disk. On the queue.
  func shrink() {
    guard let current else { return }
    try? current.database.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA incremental_vacuum")
      _ = try database.checkpoint(.truncate)
    }
  }
}

extension CatalogueFile {
  /// Removes the file. On the queue.
  func discard() throws(CatalogueError) {
    let current = self.current
    state.withLock { $0.current = nil }
    observers.withLock { $0.stop() }
    try? current?.database.close()
    do {
      try folder.locked { try folder.remove() }
    } catch {
      throw CatalogueError(writing: error)
    }
    // Those who follow the database are told; where it cannot be made now, it is when something is next read.
    _ = open()
  }

  /// Removes what was put out of the way. On the queue.
  func discardSetAside() {
    folder.removeSetAside()
    state.withLock { $0.setAside = nil }
  }

  /// Follows the database from now on, also into another file.
  ///
  /// - Parameter start: called on the queue with each file that is opened.
  /// - Returns: what ends it.
  func observe(_ start: @escaping Observers.Start) -> @Sendable () -> Void {
    let number = observers.withLock { $0.add(start) }
    enqueue {
      guard case .success(let opened) = self.open() else { return }
      self.observers.withLock { $0.start(number, in: opened.database) }
    }
    return { [weak self] in self?.observers.withLock { $0.remove(number) } }
  }
}

extension CatalogueFile {
  /// Nil where there is none, or where another file is in its place.
  private var current: Opened? {
    state.withLock { $0.current.flatMap { FileIdentity(folder.file) == $0.identity ? $0 : nil } }
  }

  /// On the queue.
  private func open() -> Result<Opened, CatalogueError> {
    if let current = self.current { return .success(current) }
    state.withLock { $0.current = nil }
    observers.withLock { $0.stop() }
    do {
      return .success(try openFile())
    } catch {
      return .failure(CatalogueError(opening: error))
    }
  }

  private func openFile() throws -> Opened {
    try folder.make()
    for _ in 0..<2 {
      try folder.makeFile(make)
      let identity = FileIdentity(folder.file)
      let reason: SetAsideFile.Reason
      do {
        let pool = try DatabasePool(path: folder.file.path, configuration: configuration)
        guard let misfit = try pool.read(misfit) else { return try serve(pool) }
        try? pool.close()
        reason = misfit
      } catch  where isDamage(error) || !folder.holdsFile {
        reason = isNoDatabase(error) ? .foreign : .damaged("\(error)")
      } catch {
        guard let makeshift = try? openMakeshift() else { throw error }
        return makeshift
      }
      try setAside(identity, reason)
    }
    try folder.makeFile(make)
    return try serve(DatabasePool(path: folder.file.path, configuration: configuration))
  }

  /// A whole new database: there is no moment at which another process could see half of one.
  private func make(_ path: String) throws {
    var configuration = Configuration()
    configuration.prepareDatabase { database in
      // Heeded before anything is in the file, and not later.
      if !database.configuration.readonly { try database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL") }
    }
    let pool = try DatabasePool(path: path, configuration: configuration)
    try CatalogueSchema.migrator.migrate(pool)
    try pool.close()
  }

  private func serve(_ pool: DatabasePool) throws -> Opened {
    let migrator = CatalogueSchema.migrator
    // One process at a time: the next one would make the same tables again.
    if try !pool.read(migrator.hasCompletedMigrations) { try folder.locked { try migrator.migrate(pool) } }
    prepare(pool)
    return try serve(pool, isMakeshift: false)
  }

  private func serve(_ database: any DatabaseWriter, isMakeshift: Bool) throws -> Opened {
    guard let identity = FileIdentity(folder.file) else { throw POSIXError(.ENOENT) }
    let opened = Opened(identity: identity, database: database, isMakeshift: isMakeshift)
    state.withLock { $0.current = opened }
    observers.withLock { $0.startAll(in: database) }
    return opened
  }

  /// On a full disk there is no room for the index that readers share. A database that is had alone needs none.
  private func openMakeshift() throws -> Opened? {
    var configuration = Configuration()
    configuration.label = "Catalogue.makeshift"
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
    let queue = try DatabaseQueue(path: folder.file.path, configuration: configuration)
    let isOurs = try queue.read { database in
      try misfit(database) == nil && CatalogueSchema.migrator.hasCompletedMigrations(database)
    }
    return isOurs ? try serve(queue, isMakeshift: true) : nil
  }

  /// There may be room again, and others want to read, too.
  private func closeMakeshift() {
    guard let current, current.isMakeshift else { return }
    state.withLock { $0.current = nil }
    observers.withLock { $0.stop() }
    try? current.database.close()
  }

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "Catalogue"
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { [mostPages] database in
      if let mostPages { try database.execute(sql: "PRAGMA max_page_count = \(mostPages)") }
    }
    return configuration
  }

  /// Why a database that can be read is none of ours; `nil` for one that is, and for a new one.
  private func misfit(_ database: Database) throws -> SetAsideFile.Reason? {
    // The migrator makes its own table before the first migration.
    let isNew =
      try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name != 'grdb_migrations'") == 0
    let application = try Int.fetchOne(database, sql: "PRAGMA application_id")
    if !isNew, application != CatalogueSchema.applicationID { return .foreign }
    return try CatalogueSchema.migrator.hasBeenSuperseded(database) ? .newer : nil
  }

  /// On the queue.
  private func setAside(_ opened: Opened, _ reason: SetAsideFile.Reason) {
    guard current?.identity == opened.identity else { return }
    state.withLock { $0.current = nil }
    observers.withLock { $0.stop() }
    try? opened.database.close()
    try? setAside(opened.identity, reason)
  }

  /// Unless another file has come in its place meanwhile.
  private func setAside(_ identity: FileIdentity?, _ reason: SetAsideFile.Reason) throws {
    let isMoved = try folder.locked {
      guard let identity, FileIdentity(folder.file) == identity else { return false }
      try folder.setAside()
      return true
    }
    guard isMoved else { return }
    let file = SetAsideFile(reason: reason, file: folder.setAsideFile)
    state.withLock { $0.setAside = file }
    onEvent(.setAside(file))
  }
}
