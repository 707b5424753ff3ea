import Foundation
import GRDB
import Synchronization

/// The user's data: ratings, lists, history, notes and profiles, as an append-only journal of events.
///
/// The current state is a projection of the events. It doesn't depend on how or in which order they arrived. Each write
/// is on disk when it returns. Undo appends another event.
///
/// <!-- snippet: let folder: URL! = nil, alien: TitleReference! = nil -->
/// ```swift
/// let library = try await Library.open(in: folder)
/// if let score = Score(stars: 8.5), let action = try await library.rate(alien, score, by: .owner) {
///   try await library.undo(action, by: .owner)
/// }
/// ```
public final class Library: Sendable {
  let file: LibraryFile
  let environment: LibraryEnvironment
  /// The time when a sync last read all shared files to their end; `nil` if none has since the library was opened.
  let lastSharingCheck = Mutex<Date?>(nil)
  /// The queue on which syncs and imports read files and wait for the disk.
  private let mergeQueue = DispatchQueue(label: "Library merges", qos: .userInitiated)

  private init(file: LibraryFile, environment: LibraryEnvironment) {
    self.file = file
    self.environment = environment
  }

  /// Opens `library.sqlite` in a folder, and creates it if necessary.
  ///
  /// A damaged file is restored. So is a missing file if there are backups. If nothing can be written, the library is
  /// read into memory, and ``readOnlyReason`` explains why.
  ///
  /// - Parameters:
  ///   - folder: A data folder that no other app uses.
  ///   - onRecovery: Called on any thread after each recovery, now or later.
  /// - Throws: An error with a recovery suggestion if a file can't be examined or read. In that case, no file is
  ///   changed. This method only moves files that it has read and found to be damaged.
  public static func open(
    in folder: URL, onRecovery: @escaping @Sendable (Recovery) -> Void = { _ in }
  ) async throws(LibraryError) -> Library {
    try await open(in: folder, LibraryEnvironment(), onRecovery: onRecovery)
  }

  /// Opens an existing library without creating one; returns `nil` if the folder never held a library.
  public static func openExisting(
    in folder: URL, onRecovery: @escaping @Sendable (Recovery) -> Void = { _ in }
  ) async throws(LibraryError) -> Library? {
    guard LibraryFolder(folder).isUsed else { return nil }
    return try await open(in: folder, onRecovery: onRecovery)
  }

  static func open(
    in folder: URL, _ environment: LibraryEnvironment, onRecovery: @escaping @Sendable (Recovery) -> Void = { _ in }
  ) async throws(LibraryError) -> Library {
    let opener = LibraryOpener(folder: LibraryFolder(folder), environment: environment)
    let result: Result<Library, LibraryError> = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(
          returning: Result { () throws(LibraryError) in
            do {
              return Library(file: try LibraryFile(opener, onRecovery: onRecovery), environment: environment)
            } catch {
              throw LibraryError(writing: error)
            }
          })
      }
    }
    return try result.get()
  }

  /// Updates all observations if another process, such as a command, has written to the file.
  public func checkForExternalChanges() async { await file.checkForExternalChanges() }

  /// Waits for pending writes and closes the file, so that the next process finds no log to check. Later reads and
  /// writes fail.
  public func close() { file.close() }

  /// Creates a temporary library in memory, for a guest or a preview.
  public static func inMemory() throws(LibraryError) -> Library { try inMemory(LibraryEnvironment()) }

  static func inMemory(_ environment: LibraryEnvironment) throws(LibraryError) -> Library {
    let nowhere = LibraryFolder(URL(filePath: "/dev/null", directoryHint: .isDirectory))
    do {
      let opener = LibraryOpener(folder: nowhere, environment: environment)
      return Library(file: try LibraryFile(opener, inMemory: true, onRecovery: { _ in }), environment: environment)
    } catch {
      throw LibraryError(writing: error)
    }
  }

  /// Runs a closure that may block for a long time, one after another.
  func onMergeQueue<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async -> Result<Value, any Error> {
    await withCheckedContinuation { continuation in
      mergeQueue.async { continuation.resume(returning: Result(catching: body)) }
    }
  }

  /// The latest recovery since the library was opened; `nil` if there was none.
  public var recovery: Recovery? { file.recovery }

  /// The error that each write throws, such as a newer file version or a full disk; `nil` if the library can be
  /// written.
  public var readOnlyReason: LibraryError? { file.readOnlyReason }

  /// Observes ``readOnlyReason``.
  public func observeReadOnlyReason() -> AsyncStream<LibraryError?> { file.observeReadOnlyReason() }

  /// Tries to reopen a read-only library for writing. Each write does so automatically.
  public func retryWriting() async { await file.retryWriting() }
}
