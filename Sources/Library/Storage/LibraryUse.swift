import Foundation
import Glibc

/// A lock that each user of a library shares for as long as the library is open.
///
/// The first user has the library alone for a moment, and can examine and move its files without disturbing anybody.
final class LibraryUse: Sendable {
  private let descriptor: Int32

  /// - Throws: `POSIXError` if the lock file can't be made, as on a disk that is full or read-only.
  init(_ folder: LibraryFolder) throws {
    let path = folder.url.appending(path: "library.use").path
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw lastError() }
  }

  deinit { close(descriptor) }

  /// Runs a closure if nobody else has the library open, and from then on shares it.
  func share(firstAlone body: () throws -> Void) throws {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      try body()
    } else if errno != EWOULDBLOCK {
      // A file system without locks: nobody can be known to be alone.
      return
    }
    try lock(descriptor, LOCK_SH)
  }
}
