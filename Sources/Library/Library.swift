import Foundation
import GRDB
import Synchronization

/// What is the user's own: ratings, lists, history, notes and profiles, as a journal of events to which everything is added and from
/// which nothing is taken.
///
/// What is so now follows from the events, and is the same whatever way and in which order they came. Each write is on the disk
/// when it returns, and is undone by writing that it is undone.
///
/// ```swift
/// let library = try await Library.open(in: folders.data)
/// let action = try await library.rate(alien, Score(stars: 8.5), by: .owner)
/// if let action { try await library.undo(action, by: .owner) }
/// ```
public final class Library: Sendable {
  let file: LibraryFile
  let environment: LibraryEnvironment
  /// When an exchange last read this device's shared file to its end; `nil` if none has since the library was opened.
  let lastSharingCheck = Mutex<Date?>(nil)

  private init(file: LibraryFile, environment: LibraryEnvironment) {
    self.file = file
    self.environment = environment
  }

  /// Opens `library.sqlite` in a folder, or makes it. A file that is damaged, or gone while there are backups, is restored. Where
  /// nothing can be written, the library is read into memory, and ``readOnlyReason`` says why.
  ///
  /// - Parameters:
  ///   - folder: one for data that nobody else touches.
  ///   - onRecovery: called on any thread when something had to be restored, then or later.
  /// - Throws: an error that says what to do, for a file that can't be examined or read. Nothing is changed then: only a file that
  ///   was read and found damaged is ever moved away.
  public static func open(
    in folder: URL, onRecovery: @escaping @Sendable (Recovery) -> Void = { _ in }
  ) async throws(LibraryError) -> Library {
    try await open(in: folder, LibraryEnvironment(), onRecovery: onRecovery)
  }

  /// Opens what there is in a folder, and makes nothing; `nil` where there never was a library.
  public static func openExisting(
    in folder: URL, onRecovery: @escaping @Sendable (Recovery) -> Void = { _ in }
  ) async throws(LibraryError) -> Library? {
    guard LibraryFolder(folder).isUsed else { return nil }
    return try await open(in: folder, onRecovery: onRecovery)
  }

  static func open(
    in folder: URL, _ environment: LibraryEnvironment, onRecovery: @escaping @Sendable (Recovery) -> Void = { _ in }
  ) async throws(LibraryError) -> Library {
    let opening = LibraryOpening(folder: LibraryFolder(folder), environment: environment)
    let result: Result<Library, LibraryError> = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(
          returning: Result { () throws(LibraryError) in
            do {
              return Library(file: try LibraryFile(opening, onRecovery: onRecovery), environment: environment)
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

  /// Waits for the writes under way and closes the file, so that the next process finds no log to check. Reads and writes fail afterwards.
  public func close() { file.close() }

  /// A library that nothing is left of: a guest's, or a preview's.
  public static func inMemory() throws(LibraryError) -> Library { try inMemory(LibraryEnvironment()) }

  static func inMemory(_ environment: LibraryEnvironment) throws(LibraryError) -> Library {
    let nowhere = LibraryFolder(URL(filePath: "/dev/null", directoryHint: .isDirectory))
    do {
      let opening = LibraryOpening(folder: nowhere, environment: environment)
      return Library(file: try LibraryFile(opening, inMemory: true, onRecovery: { _ in }), environment: environment)
    } catch {
      throw LibraryError(writing: error)
    }
  }

  /// The last time that something had to be restored since the library was opened; `nil` if nothing had to.
  public var recovery: Recovery? { file.recovery }

  /// The error that each write throws: a later version's file, or a disk that is full or read-only. `nil` where the library can be
  /// written.
  public var readOnlyReason: LibraryError? { file.readOnlyReason }

  /// ``readOnlyReason`` now, and whenever it changes.
  public func observeReadOnlyReason() -> AsyncStream<LibraryError?> { file.observeReadOnlyReason() }

  /// Tries to open the library for writing, where that wasn't possible before. Each write does so by itself.
  public func retryWriting() async { await file.retryWriting() }
}
