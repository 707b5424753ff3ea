import Foundation
import GRDB
import SQLiteFiles
import Synchronization

/// The database, and what becomes of it when it turns out to be damaged while it is in use.
///
/// Whatever writes runs on a queue of its own, one after another, and is not stopped by its task's cancellation: what somebody did
/// is written also when they have left the page. Reading goes on beside it.
final class LibraryFile: Sendable {
  let opening: LibraryOpening
  private let onRecovery: @Sendable (Recovery) -> Void
  private let queue = DispatchQueue(label: "Library", qos: .userInitiated)
  private let state: Mutex<State>
  private let observers = Mutex(Observers())

  private struct State: Sendable {
    var opened: OpenedLibrary
    var recovery: Recovery?
  }

  /// Opens it, or a library in memory. Waits for the disk.
  init(
    _ opening: LibraryOpening, inMemory: Bool = false, onRecovery: @escaping @Sendable (Recovery) -> Void
  ) throws {
    self.opening = opening
    self.onRecovery = onRecovery
    var recovery: Recovery?
    let opened = try inMemory ? opening.openInMemory() : opening.open { recovery = $0 }
    state = Mutex(State(opened: opened, recovery: recovery))
    if let recovery { onRecovery(recovery) }
  }

  /// The last time that the file had to be restored.
  var recovery: Recovery? { state.withLock(\.recovery) }

  var isNewer: Bool { opened.isNewer }

  private var opened: OpenedLibrary { state.withLock(\.opened) }

  /// Reads in one snapshot.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(LibraryError) -> Value {
    let opened = self.opened
    do {
      return try await opened.database.read(body)
    } catch  where isDamage(error) {
      try await run { self.restored(opened, error) }
    } catch {
      throw LibraryError(reading: error)
    }
    do {
      return try await self.opened.database.read(body)
    } catch {
      throw LibraryError(reading: error)
    }
  }

  /// Writes in one transaction: all of it, or nothing.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(LibraryError) -> Value {
    try await run {
      Result { () throws(LibraryError) in
        let opened = self.opened
        guard !opened.isNewer else { throw .newerVersion }
        do {
          return try opened.database.write(body)
        } catch  where isDamage(error) {
          try self.restored(opened, error).get()
        } catch {
          throw LibraryError(writing: error)
        }
        do {
          return try self.opened.database.write(body)
        } catch {
          throw LibraryError(writing: error)
        }
      }
    }
  }

  /// Runs something on the queue, where no write is under way, with the database.
  func withDatabase<Value: Sendable>(
    _ body: @escaping @Sendable (any DatabaseWriter) throws -> Value
  ) async throws(LibraryError) -> Value {
    try await run {
      do { return .success(try body(self.opened.database)) } catch { return .failure(LibraryError(writing: error)) }
    }
  }

  /// Puts the file out of the way, and restores it. What is damaged may not be known to SQLite yet.
  func restore(because error: any Error) async throws(LibraryError) {
    let opened = self.opened
    try await run { self.restored(opened, error) }
  }

  /// Follows the database from now on, also into another file.
  ///
  /// - Returns: what ends it.
  func observe(_ start: @escaping Observers.Start) -> @Sendable () -> Void {
    let number = observers.withLock { $0.add(start) }
    queue.async { self.observers.withLock { $0.start(number, in: self.opened.database) } }
    return { [weak self] in self?.observers.withLock { $0.remove(number) } }
  }

  private func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Result<Value, LibraryError>
  ) async throws(LibraryError) -> Value {
    let result = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
    return try result.get()
  }

  /// On the queue.
  private func restored(_ damaged: OpenedLibrary, _ error: any Error) -> Result<Void, LibraryError> {
    guard opened === damaged else { return .success(()) }
    observers.withLock { $0.stop() }
    try? damaged.database.close()
    var found: Recovery?
    do {
      try opening.folder.locked { found = try Restoring(opening).restore(.damaged("\(error)")) }
      let opened = try opening.open { found = $0 }
      state.withLock { $0 = State(opened: opened, recovery: found) }
      observers.withLock { $0.startAll(in: opened.database) }
      if let found { onRecovery(found) }
      return .success(())
    } catch {
      return .failure(LibraryError(reading: error))
    }
  }
}
