import Foundation
import SystemIO

/// Atomic writes of files that only their owner can read. The permissions are set before any content is written.
package enum PrivateFile {
  /// Creates a folder that only its owner can read, unless it exists.
  package static func createFolder(_ url: URL) throws {
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Replaces a file. When the method returns, the new content is on disk.
  package static func replace(_ url: URL, with data: Data) throws {
    let temporary = TemporaryFile.url(for: url)
    let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError.last }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
      guard rename(temporary.path, url.path) == 0 else { throw POSIXError.last }
    } catch {
      unlink(temporary.path)
      throw error
    }
    try flush(url.deletingLastPathComponent())
    TemporaryFile.removeAbandoned(for: url)
  }
}
