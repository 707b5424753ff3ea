import Foundation
import Glibc

/// A lock that only one builder in all processes can hold. The kernel releases it when the process ends.
final class BuilderLock {
  private let descriptor: Int32

  init(_ folder: IndexFolder) throws(TitleIndexError) {
    do {
      try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(reason: error.localizedDescription)
    }
    let descriptor = open(folder.lockFile.path(percentEncoded: false), O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(reason: systemReason(errno)) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let number = errno
      close(descriptor)
      throw number == EWOULDBLOCK ? .busy : .unwritable(reason: systemReason(number))
    }
    self.descriptor = descriptor
  }

  deinit {
    // A child process that was just forked shares the lock until it runs its program. Closing the file alone would
    // leave it locked until then.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
