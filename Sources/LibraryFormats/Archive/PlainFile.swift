import Foundation
import Glibc

/// A file on the disk, read up to an end; never through a link that stands in its place where links are not wanted.
enum PlainFile {
  /// - Parameter count: how many bytes at most.
  static func read(_ url: URL, name: String, count: Int, followsLinks: Bool = true) throws(ImportError) -> [UInt8] {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else { throw .unreadable(file: name, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(file: name) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(count, Int(status.st_size)))
    var piece = [UInt8](repeating: 0, count: min(max(count, 1), 65_536))
    while bytes.count < count {
      let wanted = min(piece.count, count - bytes.count)
      let got = Glibc.read(descriptor, &piece, wanted)
      if got == 0 { break }
      guard got > 0 else {
        if errno == EINTR { continue }
        throw .unreadable(file: name, reason: String(cString: strerror(errno)))
      }
      bytes += piece[..<got]
    }
    return bytes
  }
}
