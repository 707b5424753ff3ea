import Foundation
import Glibc

/// A lock shared by all users of a library while they have it open.
///
/// The first user briefly holds the lock exclusively, and can then examine and move the files without affecting others.
final class LibraryUse: Sendable {
  private let descriptor: Int32

  /// Opens the lock file.
  ///
  /// - Throws: `POSIXError` if the lock file can't be created, as on a full or read-only disk.
  init(_ folder: LibraryFolder) throws {
    let path = folder.url.appending(path: "library.use").path
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw lastError() }
  }

  deinit {
    // A child process that was just forked shares the lock until it runs its program. Closing the file alone would
    // leave it locked until then.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Runs a closure if nothing else has the library open, and then shares the lock.
  func share(firstAlone body: () throws -> Void) throws {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      try body()
    } else if errno != EWOULDBLOCK {
      // Without locks in the file system, exclusive use can't be established.
      return
    }
    try lock(descriptor, LOCK_SH)
  }
}
