import Foundation
import Glibc
import SystemIO
import TitleIndex

/// A partially downloaded file with its version. A lock prevents other writers.
package final class PartialFile {
  let url: URL
  /// The current size, in bytes.
  private(set) var size: Int
  /// The ETag of the version that the file contains a part of, or `nil` if the download can't be resumed.
  private(set) var validator: String?
  /// The size of the complete file in bytes, once it is known.
  var total: Int?
  private let file: LockFile

  /// Opens the file, or creates it if it doesn't exist.
  ///
  /// - Throws: `.index(.busy)` if the file is locked.
  package init(_ url: URL) throws(TitleIndexUpdateError) {
    self.url = url
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .index(.unwritable(reason: error.localizedDescription))
    }
    let descriptor: Int32
    do throws(RegularFile.Failure) {
      descriptor = try RegularFile.open(
        url.path(percentEncoded: false), O_WRONLY | O_CREAT | O_APPEND, mode: 0o644)
    } catch {
      if case .system(let number) = error { throw Self.failure(number) }
      throw .index(.unwritable(reason: error.reason))
    }
    file = LockFile(owning: descriptor)
    do throws(POSIXError) {
      try file.tryLock()
    } catch {
      let number = error.code.rawValue
      throw number == EWOULDBLOCK ? .index(.busy) : Self.failure(number)
    }
    var status = stat()
    size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    validator = (try? RegularFile.read(Self.note(of: url), limit: 1 << 16)).flatMap {
      String(data: $0, encoding: .utf8)
    }
  }

  /// Deletes the file's content.
  ///
  /// - Parameter validator: The ETag of the new content.
  func restart(_ validator: String?) throws(TitleIndexUpdateError) {
    guard ftruncate(file.descriptor, 0) == 0 else { throw Self.failure(errno) }
    (size, total, self.validator) = (0, nil, validator)
    let note = Self.note(of: url)
    try? FileManager.default.removeItem(at: note)
    // Without the ETag, the next download starts over.
    try? validator?.write(to: note, atomically: true, encoding: .utf8)
  }

  func append(_ data: Data) throws(TitleIndexUpdateError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file.descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.failure(errno) }
      size += count
      rest = rest.dropFirst(count)
    }
  }

  /// Deletes the file and its ETag.
  func remove() {
    try? FileManager.default.removeItem(at: url)
    try? FileManager.default.removeItem(at: Self.note(of: url))
  }

  /// Returns the size of a file in bytes, or `nil` if it doesn't exist.
  static func size(of url: URL) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))
    return attributes?[.size] as? Int
  }

  private static func note(of url: URL) -> URL { url.appendingPathExtension("etag") }

  private static func failure(_ number: Int32) -> TitleIndexUpdateError {
    .index(number == ENOSPC || number == EDQUOT ? .diskFull : .unwritable(reason: String(cString: strerror(number))))
  }
}
