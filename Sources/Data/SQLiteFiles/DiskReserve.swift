import CDiskReserve
import Foundation
import Glibc
import SystemIO

/// A file that reserves disk space, so that a full disk can't crash the process.
///
/// SQLite writes the index of its log through mapped memory. On a file system that copies on write, such as Btrfs, even
/// a page that exists needs new space. If there is none, the kernel sends SIGBUS, which ends the process. The handler
/// deletes this file instead, and SQLite continues. It then reports the full disk, because the log needs space too.
///
/// The space is only for the index. ``fill()`` before each transaction therefore fails until it is reserved again.
package final class DiskReserve: Sendable {
  private let file: URL
  private let number: Int32
  private let write: @Sendable (URL) throws -> Void

  /// Creates a reserve without writing the file. Returns `nil` if the file system doesn't need one.
  ///
  /// - Parameters:
  ///   - file: The file, in the folder of the database.
  ///   - isNeeded: Returns whether a folder's file system needs space to change a page of a file that exists: if it
  ///     copies on write, or if its blocks are smaller than the pages that SQLite reserves.
  ///   - write: Writes the file.
  package init?(
    _ file: URL, isNeeded: (URL) -> Bool = { disk_reserve_is_needed($0.path) != 0 },
    write: @escaping @Sendable (URL) throws -> Void = writeReserve
  ) {
    guard isNeeded(file.deletingLastPathComponent()) else { return nil }
    number = disk_reserve_add(file.path)
    guard number >= 0 else { return nil }
    self.file = file
    self.write = write
  }

  deinit { disk_reserve_remove(number) }

  /// Writes the file, unless it exists.
  ///
  /// - Throws: A `POSIXError` if there is no space. Other errors are ignored, because SQLite will report them.
  package func fill() throws {
    var status = stat()
    if stat(file.path, &status) != 0 || status.st_size < size {
      do {
        try write(file)
      } catch let error as POSIXError {
        unlink(file.path)
        if [.ENOSPC, .EDQUOT].contains(error.code) { throw error }
        return
      }
    }
    disk_reserve_arm(number)
  }
}

/// Writes random bytes to a file, because some file systems compress files.
package func writeReserve(_ file: URL) throws {
  let descriptor = open(file.path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
  guard descriptor >= 0 else { throw POSIXError.last }
  defer { close(descriptor) }
  // SplitMix64, which needs no system call for each number.
  var seed = UInt64.random(in: 0...(.max))
  let numbers = (0..<size / 8).map { _ in
    seed &+= 0x9E37_79B9_7F4A_7C15
    var number = (seed ^ (seed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
  var written = 0
  while written < size {
    let count = numbers.withUnsafeBytes { bytes in
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      return Glibc.write(descriptor, rest.baseAddress, rest.count)
    }
    guard count > 0 else { throw POSIXError.last }
    written += count
  }
}

/// The size of the file in bytes: as much as the index of a log of 500 MB.
private let size = 1 << 20
