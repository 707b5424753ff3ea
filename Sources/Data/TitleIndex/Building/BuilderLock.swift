import Foundation
import Glibc
import SystemIO

/// A lock that only one builder in all processes can hold. The kernel releases it when the process ends.
final class BuilderLock {
  private let file: LockFile

  init(_ folder: IndexFolder) throws(TitleIndexError) {
    do {
      try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(reason: error.localizedDescription)
    }
    let descriptor = open(folder.lockFile.path(percentEncoded: false), O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(reason: systemReason(errno)) }
    file = LockFile(owning: descriptor)
    do throws(POSIXError) {
      try file.tryLock()
    } catch {
      let number = error.code.rawValue
      throw number == EWOULDBLOCK ? .busy : .unwritable(reason: systemReason(number))
    }
  }
}
