import Foundation
import Glibc
import SystemIO

/// A lock shared by all instances of a library while they are open.
///
/// The first instance briefly holds the lock exclusively, and can then examine and move the files without affecting
/// others.
final class LibraryLock: Sendable {
  private let file: LockFile

  /// Opens the lock file.
  ///
  /// - Throws: `POSIXError` if the lock file can't be created, as on a full or read-only disk.
  init(_ folder: LibraryFolder) throws {
    file = try LockFile(folder.url.appending(path: "library.use"), O_NOFOLLOW)
  }

  /// Runs a closure if nothing else has the library open, and then shares the lock.
  func share(firstAlone body: () throws -> Void) throws {
    do throws(POSIXError) {
      try file.tryLock()
    } catch {
      // Without locks in the file system, exclusive use can't be established.
      guard error.code.rawValue == EWOULDBLOCK else { return }
      return try file.lock(.shared)
    }
    try body()
    try file.lock(.shared)
  }
}
