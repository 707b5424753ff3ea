import Foundation
import Glibc
import SystemIO

/// Reads a file from its beginning to its end, without holding more of it than is asked for.
final class InputFile {
  let name: String
  /// In bytes; 0 where the system does not tell.
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
    // Its holes would be read to their end.
    if size > largestExport {
      close(descriptor)
      throw .tooLarge(file: name)
    }
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

/// In bytes: many times the largest export, unpacked.
private let largestExport = 8 << 30

/// What the C library says of an error number, within a sentence.
func systemReason(_ number: Int32) -> String { lowercased(String(cString: strerror(number))) }

private func lowercased(_ reason: String) -> String { reason.prefix(1).lowercased() + reason.dropFirst() }
