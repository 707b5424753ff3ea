import Foundation
import Glibc
import SystemIO

/// A file that is read sequentially in small pieces.
final class InputFile {
  let name: String
  /// The size in bytes, or 0 if unknown.
  let size: Int
  private(set) var offset = 0
  private let descriptor: Int32

  init(_ url: URL) throws(TitleIndexError) {
    name = url.lastPathComponent
    do throws(RegularFile.Failure) {
      descriptor = try RegularFile.open(url.path(percentEncoded: false), O_RDONLY)
    } catch {
      throw .unreadable(file: name, reason: lowercased(error.reason))
    }
    var status = stat()
    size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    // A sparse file can be huge without using disk space, and reading it to its end would take a long time.
    if size > maximumExportBytes {
      close(descriptor)
      throw .tooLarge(file: name)
    }
  }

  deinit { close(descriptor) }

  /// Reads bytes into a buffer. Returns their number, or 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(TitleIndexError) -> Int {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 {
        offset += count
        return count
      }
      guard errno == EINTR else { throw .unreadable(file: name, reason: systemReason(errno)) }
    }
  }
}

/// The maximum file size in bytes: many times the size of the largest decompressed export.
private let maximumExportBytes = 8 << 30

/// Returns the system's message for an error number, for use within a sentence.
func systemReason(_ number: Int32) -> String { lowercased(String(cString: strerror(number))) }

private func lowercased(_ reason: String) -> String { reason.prefix(1).lowercased() + reason.dropFirst() }
