import Foundation
import GRDB
import Glibc
import Localization
import Synchronization
import SystemIO
import TitleIdentity

/// The status of a part of an index.
public enum TitleIndexStatus: Hashable, Sendable {
  /// No export has been imported.
  case absent
  /// The index is ready to search.
  case ready(TitleIndexInformation)
  /// The file was damaged or written by another version, and has been moved aside.
  case setAside(reason: String)
}

/// A part of an index. It opens on first use, and reopens when its file has been replaced.
final class OpenedIndex: Sendable {
  private let part: IndexPart
  private let folder: IndexFolder
  private let state = Mutex(State())

  private struct State {
    var current: Current?
    var setAside: String?
  }

  private struct Current {
    let identity: ContentIdentity
    let queue: DatabaseQueue
    let information: TitleIndexInformation
  }

  init(_ part: IndexPart, in folder: IndexFolder) {
    self.part = part
    self.folder = folder
  }

  func status() async throws(TitleIndexError) -> TitleIndexStatus {
    let state = state.withLock { state in
      open(&state)
      return (state.current?.information, state.setAside)
    }
    if let information = state.0 { return .ready(information) }
    return state.1.map { .setAside(reason: $0) } ?? .absent
  }

  /// Reads from the index, or returns `nil` if there is none. Moves a damaged index aside.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(TitleIndexError) -> Value? {
    let current = state.withLock { state in
      open(&state)
      return state.current
    }
    guard let current else { return nil }
    do {
      return try await current.queue.read(body)
    } catch let error as DatabaseError where error.indicatesDamage {
      state.withLock { setAside(&$0, current.identity, reason: "\(error)") }
      throw .damagedIndex(part.kind, reason: "\(error)")
    } catch is CancellationError {
      throw .cancelled
    } catch let error as DatabaseError where error.resultCode == .SQLITE_INTERRUPT {
      throw .cancelled
    } catch {
      throw .damagedIndex(part.kind, reason: "\(error)")
    }
  }
}

extension OpenedIndex {
  private func open(_ state: inout State) {
    let file = folder.file(part)
    guard let identity = ContentIdentity(file) else { return state.current = nil }
    guard identity != state.current?.identity else { return }
    state.current = nil
    // SQLite would block on a named pipe, including one in place of its auxiliary files.
    let path = file.path(percentEncoded: false)
    if let failure = ["", "-journal", "-wal", "-shm"].lazy.compactMap({ RegularFile.problem(at: path + $0) })
      .first(where: { $0 != .missing })
    {
      // Translators: Follows “the index was set aside because”.
      if failure == .notAFile { setAside(&state, identity, reason: tr("one of its files isn’t a regular file")) }
      return
    }
    do {
      var configuration = Configuration()
      configuration.readonly = true
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cache_size = -8192") }
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      if let information = try queue.read(Self.information), information.kind == part.kind {
        state.current = Current(identity: identity, queue: queue, information: information)
        state.setAside = nil
      } else {
        // Translators: Follows “the index was set aside because”.
        setAside(&state, identity, reason: tr("another version wrote it"))
      }
    } catch let error as DatabaseError where error.indicatesDamage || error.resultCode == .SQLITE_ERROR {
      // `SQLITE_ERROR` means that tables are missing.
      // Translators: Follows “the index was set aside because”.
      setAside(&state, identity, reason: tr("it is damaged: {reason}", ["reason": "\(error)"]))
    } catch {
      // The error may be temporary, so the next read tries again.
    }
  }

  /// Returns the index's information, or `nil` if another version or program wrote the file.
  private static func information(_ database: Database) throws -> TitleIndexInformation? {
    guard try Int.fetchOne(database, sql: "PRAGMA application_id") == IndexSchema.applicationID,
      try Int.fetchOne(database, sql: "PRAGMA user_version") == IndexSchema.version
    else { return nil }
    return try TitleIndexInformation(database)
  }

  /// Moves a file aside unless it has been replaced since it was opened.
  private func setAside(_ state: inout State, _ identity: ContentIdentity, reason: String) {
    guard ContentIdentity(folder.file(part)) == identity else { return }
    try? folder.move(folder.file(part), to: folder.setAsideFile(part))
    state.current = nil
    state.setAside = reason
  }
}

extension DatabaseError {
  fileprivate var indicatesDamage: Bool { [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode) }
}

/// The identity of a file's content, which changes when the file is written or another file replaces it.
private struct ContentIdentity: Equatable {
  let file: FileIdentity
  let changed: Int

  init?(_ url: URL) {
    var status = stat()
    guard stat(url.path(percentEncoded: false), &status) == 0 else { return nil }
    file = FileIdentity(status)
    changed = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }
}
