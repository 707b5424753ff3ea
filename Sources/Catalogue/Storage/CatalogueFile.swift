import Foundation
import GRDB
import SQLiteFiles
import Synchronization

/// The database, opened when it is first needed, and anew when it is gone or another file is in its place.
///
/// Whatever waits for the disk runs on a queue of its own, one after another; reading goes on beside it. A file that
/// cannot be used is put out of the way, and the work is done on a new one.
final class CatalogueFile: Sendable {
  let folder: CatalogueFolder
  private let opening: CatalogueOpening
  private let onEvent: @Sendable (CatalogueEvent) -> Void
  private let queue = DispatchQueue(label: "Catalogue", qos: .userInitiated)
  private let state = Mutex(State())
  private let observers = Mutex(Observers())

  private struct State: Sendable {
    var current: OpenedCatalogue?
    var setAside: SetAsideFile?
  }

  /// - Parameters:
  ///   - mostPages: in a test, a disk that is full.
  ///   - prepare: what is done on the queue whenever a file was opened.
  init(
    _ folder: CatalogueFolder, mostPages: Int?, onEvent: @escaping @Sendable (CatalogueEvent) -> Void,
    prepare: @escaping CatalogueOpening.Prepare
  ) {
    self.folder = folder
    self.onEvent = onEvent
    opening = CatalogueOpening(folder: folder, mostPages: mostPages, prepare: prepare)
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
      let opened: OpenedCatalogue
      if let current = current { opened = current } else { opened = try await run(self.open) }
      do {
        return try await opened.database.read(body)
      } catch {
        guard !isLastTry, try await run({ .success(self.setAsideIfDamaged(opened, error)) }) else {
          throw CatalogueError(reading: error)
        }
        isLastTry = true
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
      } catch {
        guard !isLastTry, setAsideIfDamaged(opened, error) else { throw CatalogueError(writing: error) }
        isLastTry = true
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
  private var current: OpenedCatalogue? {
    state.withLock { $0.current.flatMap { FileIdentity(folder.file) == $0.identity ? $0 : nil } }
  }

  /// On the queue.
  private func open() -> Result<OpenedCatalogue, CatalogueError> {
    if let current = self.current { return .success(current) }
    state.withLock { $0.current = nil }
    observers.withLock { $0.stop() }
    do {
      let opened = try opening.open(settingAside: setAside)
      state.withLock { $0.current = opened }
      observers.withLock { $0.startAll(in: opened.database) }
      return .success(opened)
    } catch {
      return .failure(CatalogueError(opening: error))
    }
  }

  /// There may be room again, and others want to read, too.
  private func closeMakeshift() {
    guard let current, current.isMakeshift else { return }
    state.withLock { $0.current = nil }
    observers.withLock { $0.stop() }
    try? current.database.close()
  }

  /// Whether the file was to blame for an error, and is out of the way now. On the queue.
  private func setAsideIfDamaged(_ opened: OpenedCatalogue, _ error: any Error) -> Bool {
    guard opened.isDamaged(after: error) else { return false }
    guard current === opened else { return true }
    state.withLock { $0.current = nil }
    observers.withLock { $0.stop() }
    try? opened.database.close()
    try? setAside(opened.identity, .damaged("\(error)"))
    return true
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
