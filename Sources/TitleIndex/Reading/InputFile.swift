import Foundation
import Glibc

/// Reads a file from its beginning to its end, without holding more of it than is asked for.
final class InputFile {
  let name: String
  /// In bytes; 0 where the system does not tell.
  let size: Int
  private(set) var offset = 0
  private let descriptor: Int32

  init(_ url: URL) throws(TitleIndexError) {
    name = url.lastPathComponent
    descriptor = open(url.path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(file: name, reason: systemReason(errno)) }
    var status = stat()
    size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  deinit { close(descriptor) }

  /// Returns how many bytes came; 0 at the end.
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

/// What the C library says of an error number, within a sentence.
func systemReason(_ number: Int32) -> String {
  let reason = String(cString: strerror(number))
  return reason.prefix(1).lowercased() + reason.dropFirst()
}
