import Foundation
import GRDB
import Glibc
import SQLiteFiles
import Synchronization
import SystemIO

/// A folder that a file synchronization service copies between a user's devices. Each device writes its own file there
/// and reads all others.
///
/// A device appends the events that no other file contains: its own, and those that only it knows. If a file shrinks,
/// changes or disappears, all files are read again. There is no server and no negotiation: devices that have read the
/// same files have the same events.
public final class SharedFolder: Sendable {
  /// The outcome of a sync.
  public struct Report: Hashable, Sendable {
    /// The merge report for all lines that were read.
    public internal(set) var merged = MergeReport()
    /// The number of events appended to this device's file.
    public internal(set) var written = 0
    /// The number of damaged lines in all files.
    public internal(set) var damaged = 0
    /// The names of files with newly found damaged lines.
    public internal(set) var newlyDamaged: [String] = []
    /// The names of files that a later version of the app wrote.
    public internal(set) var newer: [String] = []
    /// The number of devices with a file in the folder, including this one.
    public internal(set) var devices = 0
    /// The names of files that couldn't be read.
    public internal(set) var unreadable: [String] = []
    /// The names of symbolic links, which lead out of the folder and aren't followed.
    public internal(set) var links: [String] = []
    /// The names of files that are larger than a journal can be.
    public internal(set) var tooLarge: [String] = []
    /// The number of files that were skipped because there are too many.
    public internal(set) var omitted = 0
  }

  /// The maximum number of files to read.
  public static let maximumFileCount = 1_000

  private let url: URL
  private let library: Library

  public init(_ url: URL, of library: Library) {
    self.url = url
    self.library = library
  }

  /// Reads new events from the folder, and appends events that other devices may lack.
  ///
  /// The first sync of a process, and then one a day, is thorough. It also looks for damage and repairs that leave a
  /// file's size and date unchanged. It checks all files, and the indexes that record which events are unshared.
  ///
  /// - Throws: ``LibraryError/notFound`` if the folder doesn't exist. It is never created, because it may be on a
  ///   disconnected disk. ``LibraryError/ownFolder`` if it is the library's folder, because other devices would then
  ///   receive copies of the database.
  @discardableResult
  public func sync() async throws(LibraryError) -> Report {
    if let own = FileIdentity(library.file.opener.folder.url.path), own == FileIdentity(url.path) { throw .ownFolder }
    if let reason = library.readOnlyReason {
      await library.retryWriting()
      if library.readOnlyReason != nil { throw reason }
    }
    let now = library.environment.now()
    let age = library.lastSharingCheck.withLock(\.self).map { now.timeIntervalSince($0) }
    let isThorough = age.map { !(0..<checkAge).contains($0) } ?? true
    if isThorough {
      try await ofLibrary { () async throws(LibraryError) in
        if try await library.file.read({ try !EventTable(database: $0).hasCompleteIndexes() }) {
          try await library.verify()
        }
      }
    }
    var report = try await syncOnce(isThorough)
    if report == nil {
      try await ofLibrary { () async throws(LibraryError) in _ = try await library.verify() }
      report = try await syncOnce(isThorough)
    }
    guard let report else { throw .duringSync(.unreadable(reason: "the library is damaged")) }
    if isThorough { library.lastSharingCheck.withLock { $0 = now } }
    return report
  }

  /// Marks an error as one of the library, so that the folder isn't blamed for it.
  private func ofLibrary(_ body: () async throws(LibraryError) -> Void) async throws(LibraryError) {
    do throws(LibraryError) {
      try await body()
    } catch {
      throw error == .cancelled ? error : .duringSync(error)
    }
  }

  /// Reads and appends once.
  ///
  /// - Parameter isThorough: Whether to check all files, regardless of their sizes and dates.
  /// - Returns: `nil` if the library is damaged.
  private func syncOnce(_ isThorough: Bool) async throws(LibraryError) -> Report? {
    let (url, library) = (url, library)
    let result = await library.onMergeQueue { () throws -> Report? in
      let folder = library.file.opener.folder
      do {
        // The app and a command share one file and may sync at the same time.
        return try folder.locked("sharing.lock") {
          do {
            for _ in 0..<maximumAttempts {
              do {
                var pass = try SyncPass(library, url)
                // Commits other devices' events first, so that they are retained if appending fails on a full disk.
                try pass.readAll(isThorough)
                return try pass.append()
              } catch is ChangedLibrary {
                continue
              }
            }
            throw LibraryError.busy
          } catch let error as LibraryError {
            throw error
          } catch  where !indicatesDamage(error) && !url.isFolder {
            throw LibraryError.notFound
          }
        }
      } catch  where indicatesDamage(error) {
        return nil
      } catch let error as POSIXError where error.code == .EISDIR {
        throw LibraryError.notAFile(path: folder.url.appending(path: "sharing.lock").path)
      }
    }
    do { return try result.get() } catch { throw LibraryError(writing: error) }
  }
}

extension Library {
  /// Observes the number of events that are in no file of the shared folder.
  public func observeUnshared() -> AsyncStream<Int> {
    observe { try Int.fetchOne($0, sql: "SELECT count(*) FROM event WHERE isShared = 0") ?? 0 }
  }
}

extension URL {
  /// Whether the URL refers to a folder, or to a link to one, which the user may have made.
  fileprivate var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// More than one attempt is only necessary if another process replaces the library's file during a sync.
private let maximumAttempts = 3

/// The interval between thorough checks, in seconds: one day.
private let checkAge: TimeInterval = 86_400
