import Foundation
import Glibc
import SystemIO
import TitleIndex

/// A file that grows as it is downloaded, with what tells its version; nobody else writes it meanwhile.
final class PartialFile {
  let url: URL
  /// How much there is, in bytes.
  private(set) var size: Int
  /// The ETag of the version that it holds the beginning of; nil where it cannot be taken up again.
  private(set) var validator: String?
  /// How large the whole is, once that is known.
  var total: Int?
  private let descriptor: Int32

  /// Opens the file, and makes it where there is none. Throws `.index(.busy)` where another holds it.
  init(_ url: URL) throws(TitleIndexUpdateError) {
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
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let number = errno
      close(descriptor)
      throw number == EWOULDBLOCK ? .index(.busy) : Self.failure(number)
    }
    self.descriptor = descriptor
    var status = stat()
    size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    validator = (try? RegularFile.read(Self.note(of: url), limit: 1 << 16)).flatMap {
      String(data: $0, encoding: .utf8)
    }
  }

  deinit { close(descriptor) }

  /// Throws away what is there.
  ///
  /// - Parameter validator: of what comes now.
  func beginAnew(_ validator: String?) throws(TitleIndexUpdateError) {
    guard ftruncate(descriptor, 0) == 0 else { throw Self.failure(errno) }
    (size, total, self.validator) = (0, nil, validator)
    let note = Self.note(of: url)
    try? FileManager.default.removeItem(at: note)
    // Without it, the next download begins anew.
    try? validator?.write(to: note, atomically: true, encoding: .utf8)
  }

  func append(_ data: Data) throws(TitleIndexUpdateError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.failure(errno) }
      size += count
      rest = rest.dropFirst(count)
    }
  }

  /// Takes it away, with its note.
  func remove() {
    try? FileManager.default.removeItem(at: url)
    try? FileManager.default.removeItem(at: Self.note(of: url))
  }

  /// How much there is of a file, in bytes; nil where there is none.
  static func size(of url: URL) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))
    return attributes?[.size] as? Int
  }

  private static func note(of url: URL) -> URL { url.appendingPathExtension("etag") }

  private static func failure(_ number: Int32) -> TitleIndexUpdateError {
    .index(number == ENOSPC || number == EDQUOT ? .diskFull : .unwritable(reason: String(cString: strerror(number))))
  }
}
