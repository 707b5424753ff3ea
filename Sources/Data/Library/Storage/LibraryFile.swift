import Foundation
import GRDB
import SQLiteFiles
import Synchronization

/// The open database. It is restored when damage is found, and reopened when it becomes writable.
///
/// Writes run one after another on a serial queue, concurrently with reads. They continue if their task is cancelled:
/// an action is saved even if its page has been closed.
final class LibraryFile: Sendable {
  let opener: LibraryOpener
  private let onRecovery: @Sendable (Recovery) -> Void
  private let queue = DispatchQueue(label: "Library", qos: .userInitiated)
  private let state: Mutex<State>
  private let observers = Mutex(Observers())

  private struct State: Sendable {
    var opened: OpenedLibrary
    var recovery: Recovery?
    /// The last known value of SQLite's counter of writes by other connections.
    var dataVersion: Int?
    var readOnlyObservers: [UUID: AsyncStream<LibraryError?>.Continuation] = [:]
  }

  /// Opens the file or an in-memory library. This blocks on disk access.
  init(
    _ opener: LibraryOpener, inMemory: Bool = false, onRecovery: @escaping @Sendable (Recovery) -> Void
  ) throws {
    self.opener = opener
    self.onRecovery = onRecovery
    var recovery: Recovery?
    let opened = try inMemory ? opener.openInMemory() : opener.open { recovery = $0 }
    state = Mutex(State(opened: opened, recovery: recovery))
    if let recovery { onRecovery(recovery) }
  }

  /// The latest recovery of the file.
  var recovery: Recovery? { state.withLock(\.recovery) }

  var readOnlyReason: LibraryError? { opened.readOnlyReason }

  private var opened: OpenedLibrary { state.withLock(\.opened) }

  /// Reads in one snapshot.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(LibraryError) -> Value {
    var wasDamaged = false
    for _ in 0..<maximumOpeningAttempts {
      let opened = self.opened
      do {
        guard opened.isCurrent else { throw ReplacedFile() }
        return try await opened.database.read(body)
      } catch is ReplacedFile {
        try await run { Result { () throws(LibraryError) in try self.reopen(replacing: opened) } }
      } catch  where indicatesDamage(error) && !wasDamaged {
        wasDamaged = true
        try await run { self.restoreAndReopen(opened, error) }
      } catch  where isClosed(error) && self.opened !== opened {
        // Another read or write restored the file in the meantime.
        continue
      } catch {
        throw LibraryError(reading: error)
      }
    }
    throw .busy
  }

  /// Writes in one transaction.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(LibraryError) -> Value {
    try await withCheckedContinuation { continuation in
      write(body) { continuation.resume(returning: $0) }
    }.get()
  }

  /// Requests a write in one transaction, after all writes that were requested before.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value,
    completion: @escaping @Sendable (Result<Value, LibraryError>) -> Void
  ) {
    queue.async {
      completion(
        Result { () throws(LibraryError) in
          var wasDamaged = false
          for _ in 0..<maximumOpeningAttempts {
            let opened = try self.writable()
            do {
              return try opened.transaction(body)
            } catch is ReplacedFile {
              try self.reopen(replacing: opened)
            } catch  where indicatesDamage(error) && !wasDamaged {
              wasDamaged = true
              try self.restoreAndReopen(opened, error).get()
            } catch {
              throw LibraryError(writing: self.opener.diagnosed(error))
            }
          }
          throw .busy
        })
    }
  }

  /// Reopens a read-only library for writing, if that is now possible.
  func retryWriting() async {
    guard readOnlyReason != nil else { return }
    try? await run { Result { () throws(LibraryError) in _ = try self.writable() } }
  }

  func observeReadOnlyReason() -> AsyncStream<LibraryError?> {
    let (stream, continuation) = AsyncStream.makeStream(of: LibraryError?.self, bufferingPolicy: .bufferingNewest(1))
    let id = UUID()
    continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.readOnlyObservers[id] = nil } }
    state.withLock {
      continuation.yield($0.opened.readOnlyReason)
      $0.readOnlyObservers[id] = continuation
    }
    return stream
  }

  /// Reports a recovery that left the file in place.
  func report(_ recovery: Recovery) {
    state.withLock { $0.recovery = recovery }
    onRecovery(recovery)
  }

  /// Runs a closure with the database on the queue, between writes. No process can replace the file meanwhile.
  func withDatabase<Value: Sendable>(
    _ body: @escaping @Sendable (any DatabaseWriter) throws -> Value
  ) async throws(LibraryError) -> Value {
    try await run { Result { () throws(LibraryError) in try self.current(body) } }
  }

  /// Writes in one transaction, and blocks the thread until it is committed. Don't call it on the queue or on the main
  /// thread.
  ///
  /// A merge calls this for each of its parts, so that other writes can run between them.
  ///
  /// - Throws: The original error, such as one of SQLite, or the cause of an input or output error.
  func writePart<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try queue.sync {
      for _ in 0..<maximumOpeningAttempts {
        let opened = try self.writable()
        do {
          return try opened.transaction(body)
        } catch is ReplacedFile {
          try self.reopen(replacing: opened)
        } catch {
          throw opener.diagnosed(error)
        }
      }
      throw LibraryError.busy
    }
  }

  /// Reads in one snapshot, and blocks the thread meanwhile. See ``writePart(_:)``.
  func readPart<Value>(_ body: (Database) throws -> Value) throws -> Value {
    for _ in 0..<maximumOpeningAttempts {
      let opened = self.opened
      if opened.isCurrent { return try opened.database.read(body) }
      try queue.sync { try self.reopen(replacing: opened) }
    }
    throw LibraryError.busy
  }

  /// Calls a closure with the current database. Call it on the queue.
  private func current<Value>(_ body: (any DatabaseWriter) throws -> Value) throws(LibraryError) -> Value {
    for _ in 0..<maximumOpeningAttempts {
      let opened = self.opened
      do {
        return try opened.write(body)
      } catch is ReplacedFile {
        try reopen(replacing: opened)
      } catch {
        throw LibraryError(writing: opener.diagnosed(error))
      }
    }
    throw .busy
  }

  /// Notifies observations if another process has written since the last call. SQLite itself reports only a
  /// connection's own writes.
  func checkForExternalChanges() async {
    try? await withDatabase { database in
      let version = try database.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA data_version") }
      let isKnown = self.state.withLock { state in
        defer { state.dataVersion = version }
        return state.dataVersion == version
      }
      if !isKnown { try database.write { try $0.notifyChanges(in: .fullDatabase) } }
    }
  }

  /// Closes the database after pending writes. SQLite then removes the write-ahead log, so the file holds all data.
  func close() {
    queue.sync {
      observers.withLock { $0.stop() }
      let database = opened.database
      // SQLite doesn't remove the log if the last connection to close is read-only.
      (database as? DatabasePool)?.invalidateReadOnlyConnections()
      try? database.close()
    }
  }

  /// Moves the damaged file away and restores the library. SQLite itself may not have detected the damage.
  func restore(because error: any Error) async throws(LibraryError) {
    let opened = self.opened
    try await run { self.restoreAndReopen(opened, error) }
  }

  /// Observes the database, including any file that replaces it.
  ///
  /// - Returns: A closure that ends the observation.
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

  /// Returns the writable database, after reopening a read-only one. Call it on the queue.
  private func writable() throws(LibraryError) -> OpenedLibrary {
    let current = opened
    guard let reason = current.readOnlyReason else { return current }
    var recovery: Recovery?
    guard reason != .newerVersion, let opened = try? opener.openForWriting({ recovery = $0 }) else { throw reason }
    replace(by: opened, recovery)
    return opened
  }

  /// Switches to another database, and reports its recovery. Call it on the queue.
  private func replace(by opened: OpenedLibrary, _ recovery: Recovery?) {
    observers.withLock { $0.stop() }
    let readOnlyObservers = state.withLock {
      $0.opened = opened
      $0.dataVersion = nil
      $0.recovery = recovery ?? $0.recovery
      return $0.readOnlyObservers.values
    }
    observers.withLock { $0.startAll(in: opened.database) }
    if let recovery { onRecovery(recovery) }
    for observer in readOnlyObservers { observer.yield(opened.readOnlyReason) }
  }

  /// Opens the file that another process put in place of this one. Call it on the queue.
  private func reopen(replacing replaced: OpenedLibrary) throws(LibraryError) {
    guard opened === replaced else { return }
    var recovery: Recovery?
    do {
      // A file that was deleted is still open here, with all of its events.
      let lines =
        opener.folder.hasFile ? [] : (try? replaced.database.read { try EventTable(database: $0).lines() }) ?? []
      let opened = try opener.open { recovery = $0 }
      if !lines.isEmpty { try opened.transaction { try opener.merge(lines, into: $0) } }
      replace(by: opened, recovery)
    } catch {
      throw LibraryError(writing: error)
    }
  }

  /// Restores a damaged database and reopens it. Call it on the queue.
  private func restoreAndReopen(_ damaged: OpenedLibrary, _ error: any Error) -> Result<Void, LibraryError> {
    guard opened === damaged else { return .success(()) }
    observers.withLock { $0.stop() }
    var recovery: Recovery?
    var failure: (any Error)?
    do {
      try opener.folder.locked {
        // Another process may have restored it in the meantime.
        guard damaged.isCurrent else { return }
        try? damaged.database.close()
        recovery = try LibraryRestoration(opener).restore(.damaged("\(error)"))
      }
    } catch {
      failure = error
    }
    do {
      // If the restoration failed, the file is unchanged and may still be readable.
      replace(by: try opener.open { recovery = $0 }, recovery)
    } catch {
      failure = failure ?? error
    }
    guard let failure else { return .success(()) }
    switch Cause(failure) {
    case .full, .readOnly: return .failure(LibraryError(writing: failure))
    default: return .failure(LibraryError(reading: failure))
    }
  }
}

/// Returns whether the error reports the use of a closed database.
private func isClosed(_ error: any Error) -> Bool { (error as? DatabaseError)?.resultCode == .SQLITE_MISUSE }

/// More than two attempts are only necessary if other processes restore the library at the same time.
private let maximumOpeningAttempts = 5
