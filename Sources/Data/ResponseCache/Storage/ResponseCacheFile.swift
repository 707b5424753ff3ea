import Foundation
import GRDB
import SQLiteFiles
import Synchronization
import SystemIO

/// The database file. It is opened when first needed, and reopened after it is deleted or replaced.
///
/// Writing and opening run on a serial queue; reads run concurrently with it. If a file is unusable, it is set aside,
/// and the operation runs on a new file.
final class ResponseCacheFile: Sendable {
  let folder: ResponseCacheFolder
  private let opener: ResponseCacheOpener
  private let onEvent: @Sendable (ResponseCacheEvent) -> Void
  private let queue = DispatchQueue(label: "ResponseCache", qos: .userInitiated)
  private let state = Mutex(State())
  private let observers = Mutex(Observers())

  private struct State: Sendable {
    var current: OpenedResponseCache?
    var setAside: SetAsideFile?
  }

  /// Creates an instance without opening the file.
  ///
  /// - Parameters:
  ///   - folder: The folder of the file.
  ///   - maximumPageCount: The maximum number of pages in the file; tests use it to simulate a full disk.
  ///   - onEvent: Receives events for logging.
  ///   - prepare: Runs on the queue each time a file is opened.
  init(
    _ folder: ResponseCacheFolder, maximumPageCount: Int?, onEvent: @escaping @Sendable (ResponseCacheEvent) -> Void,
    prepare: @escaping ResponseCacheOpener.Prepare
  ) {
    self.folder = folder
    self.onEvent = onEvent
    opener = ResponseCacheOpener(folder: folder, maximumPageCount: maximumPageCount, prepare: prepare)
  }

  /// The file that was set aside most recently.
  var setAside: SetAsideFile? { state.withLock(\.setAside) }

  /// Runs a closure on the queue, after all earlier ones.
  func enqueue(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  /// Runs a closure on the queue and waits for its result.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Result<Value, ResponseCacheError>
  ) async throws(ResponseCacheError) -> Value {
    let result = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
    return try result.get()
  }

  /// Reads from one snapshot.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(ResponseCacheError) -> Value {
    var isLastTry = false
    while true {
      let opened: OpenedResponseCache
      if let current = current { opened = current } else { opened = try await run(self.open) }
      do {
        return try await opened.database.read(body)
      } catch {
        guard !isLastTry, try await run({ .success(self.setAsideIfDamaged(opened, error)) }) else {
          throw ResponseCacheError(reading: error)
        }
        isLastTry = true
      }
    }
  }

  /// Writes in one transaction. Runs on the queue.
  func write<Value>(_ body: (Database) throws -> Value) throws(ResponseCacheError) -> Value {
    var isLastTry = false
    closeReadOnly()
    while true {
      let opened = try open().get()
      do {
        return try opened.write(body)
      } catch {
        guard !isLastTry, setAsideIfDamaged(opened, error) else { throw ResponseCacheError(writing: error) }
        isLastTry = true
      }
    }
  }

  /// Returns freed pages to the file system. Runs on the queue.
  func shrink() {
    guard let current else { return }
    try? current.database.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA incremental_vacuum")
      _ = try database.checkpoint(.truncate)
    }
  }
}

extension ResponseCacheFile {
  /// Deletes the file. Runs on the queue.
  func discard() throws(ResponseCacheError) {
    let current = self.current
    state.withLock { $0.current = nil }
    observers.withLock { $0.stop() }
    try? current?.database.close()
    do {
      try folder.locked { try folder.remove() }
    } catch {
      throw ResponseCacheError(writing: error)
    }
    // Creates a new file to notify observers. If that fails, the next read creates it.
    _ = open()
  }

  /// Deletes the file that was set aside. Runs on the queue.
  func discardSetAside() {
    folder.removeSetAside()
    state.withLock { $0.setAside = nil }
  }

  /// Observes the database from now on, including any file that replaces it.
  ///
  /// - Parameter start: Starts the observation. It is called on the queue for each opened file.
  /// - Returns: A closure that ends the observation.
  func observe(_ start: @escaping Observers.Start) -> @Sendable () -> Void {
    let number = observers.withLock { $0.add(start) }
    enqueue {
      guard case .success(let opened) = self.open() else { return }
      self.observers.withLock { $0.start(number, in: opened.database) }
    }
    return { [weak self] in self?.observers.withLock { $0.remove(number) } }
  }
}

extension ResponseCacheFile {
  /// The open database; `nil` if there is none, or if another file is in its place.
  private var current: OpenedResponseCache? {
    state.withLock { $0.current.flatMap { FileIdentity(folder.file.path) == $0.identity ? $0 : nil } }
  }

  /// Returns the open database, or opens it. Runs on the queue.
  private func open() -> Result<OpenedResponseCache, ResponseCacheError> {
    if let current = self.current { return .success(current) }
    state.withLock { $0.current = nil }
    observers.withLock { $0.stop() }
    do {
      let opened = try opener.open(settingAside: setAside)
      state.withLock { $0.current = opened }
      observers.withLock { $0.startAll(in: opened.database) }
      return .success(opened)
    } catch {
      return .failure(ResponseCacheError(opening: error))
    }
  }

  /// Closes a read-only database, because the disk may have space again and other processes may need access.
  private func closeReadOnly() {
    guard let current, current.isReadOnly else { return }
    state.withLock { $0.current = nil }
    observers.withLock { $0.stop() }
    try? current.database.close()
  }

  /// Sets the file aside if it caused the error. Returns whether it did. Runs on the queue.
  private func setAsideIfDamaged(_ opened: OpenedResponseCache, _ error: any Error) -> Bool {
    guard opened.isDamaged(after: error) else { return false }
    guard current === opened else { return true }
    state.withLock { $0.current = nil }
    observers.withLock { $0.stop() }
    try? opened.database.close()
    try? setAside(opened.identity, .damaged("\(error)"))
    return true
  }

  /// Sets a file aside, unless another file has replaced it.
  private func setAside(_ identity: FileIdentity?, _ reason: SetAsideFile.Reason) throws {
    let isMoved = try folder.locked {
      guard let identity, FileIdentity(folder.file.path) == identity else { return false }
      try folder.setAside()
      return true
    }
    guard isMoved else { return }
    let file = SetAsideFile(reason: reason, file: folder.setAsideFile)
    state.withLock { $0.setAside = file }
    onEvent(.setAside(file))
  }
}
