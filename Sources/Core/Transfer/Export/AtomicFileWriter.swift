import AppFoundation
import Foundation
import Glibc
import Library
import Synchronization
import SystemIO

/// A writer of complete files. It replaces existing files only on request, and never touches Matinee's own files.
///
/// It first writes all files next to their destinations under temporary names. They move into place once all are on
/// disk. A full disk therefore leaves the existing files unchanged, and no others.
public struct AtomicFileWriter: Sendable {
  /// Whether existing files may be replaced.
  public var replaces: Bool
  private let ownFiles: ProtectedFiles

  /// - Parameters:
  ///   - replaces: Whether existing files may be replaced.
  ///   - ownFiles: The files that are never replaced.
  public init(replaces: Bool = false, leaving ownFiles: ProtectedFiles = .current) {
    self.replaces = replaces
    self.ownFiles = ownFiles
  }

  /// Writes one file through a closure.
  ///
  /// - Parameter body: Writes the content to a temporary file at the URL passed to it.
  public func write(
    to url: URL, _ body: (URL) async throws -> Void
  ) async throws(ExportError) {
    try expectNothing(at: url)
    let temporary = TemporaryFile.url(for: url)
    defer { unlink(temporary.path) }
    do { try await body(temporary) } catch { throw ExportError(error, file: url.lastPathComponent) }
    try put(temporary, at: url)
  }

  /// Writes the library's journal to one file.
  public func write(journalOf library: Library, to url: URL) async throws(ExportError) {
    try await write(to: url) { temporary in
      let descriptor = try Self.open(temporary)
      defer { close(descriptor) }
      // `export` converts all errors to library errors, so store the error number of a failed write here.
      let failure = Mutex<Int32?>(nil)
      do {
        try await library.export { piece in
          do throws(SystemError) {
            try Self.write(piece, to: descriptor)
          } catch {
            failure.withLock { $0 = error.number }
            throw error
          }
        }
      } catch {
        if let number = failure.withLock(\.self) { throw SystemError(number: number) }
        throw error
      }
      guard fsync(descriptor) == 0 else { throw SystemError(number: errno) }
    }
  }

  /// Writes bytes to one file.
  public func write(_ bytes: [UInt8], to url: URL) async throws(ExportError) {
    try await write(to: url) { try Self.write(bytes, to: $0) }
  }

  /// Writes files into a folder, and creates the folder if necessary.
  ///
  /// - Parameter isReplaced: Returns whether an existing file belongs to an earlier export and is removed if
  ///   ``replaces`` is set.
  public func write(
    _ files: [String: [UInt8]], into folder: URL, replacing isReplaced: (String) -> Bool = { _ in false }
  ) async throws(ExportError) {
    if ownFiles.contains(folder) { throw .ownFile(file: folder.lastPathComponent) }
    let isNew = mkdir(folder.path, 0o700) == 0
    guard isNew || errno == EEXIST else { throw ExportError(errno: errno, file: folder.lastPathComponent) }
    let targets = files.sorted { $0.key < $1.key }.map { ($0.value, folder.appending(path: $0.key)) }
    var written: [(temporary: URL, target: URL)] = []
    do throws(ExportError) {
      for (_, target) in targets { try expectNothing(at: target) }
      for (bytes, target) in targets {
        let temporary = TemporaryFile.url(for: target)
        written.append((temporary, target))
        do { try Self.write(bytes, to: temporary) } catch { throw ExportError(error, file: target.lastPathComponent) }
      }
      for (temporary, target) in written { try put(temporary, at: target) }
    } catch {
      for (temporary, _) in written { unlink(temporary.path) }
      if isNew { rmdir(folder.path) }
      throw error
    }
    guard replaces, let present = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return }
    for name in present where files[name] == nil && isReplaced(name) { unlink(folder.appending(path: name).path) }
  }
}

extension AtomicFileWriter {
  private func expectNothing(at url: URL) throws(ExportError) {
    if ownFiles.contains(url) { throw .ownFile(file: url.lastPathComponent) }
    var status = stat()
    guard lstat(url.path, &status) == 0 else {
      // If the folder is the problem, `access` has set `errno` to a more precise reason.
      guard errno == ENOENT, access(url.deletingLastPathComponent().path, W_OK) == 0 else {
        throw ExportError(errno: errno, file: url.lastPathComponent)
      }
      return
    }
    var target = stat()
    let isFolder = stat(url.path, &target) == 0 && target.st_mode & S_IFMT == S_IFDIR
    if isFolder { throw ExportError(errno: EISDIR, file: url.lastPathComponent) }
    // A device or a pipe is never replaced, nor is a link to one, such as /dev/stdout.
    if RegularFile.problem(at: url.path) == .notAFile { throw ExportError.notAFile(file: url.lastPathComponent) }
    if !replaces { throw ExportError.exists(file: url.lastPathComponent) }
  }

  /// Writes a file that is private from the first byte, and on disk when the method returns.
  private static func write(_ bytes: [UInt8], to url: URL) throws {
    let descriptor = try open(url)
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
    guard fsync(descriptor) == 0 else { throw SystemError(number: errno) }
  }

  private static func open(_ url: URL) throws(SystemError) -> Int32 {
    let descriptor = Glibc.open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    return descriptor
  }

  private static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(SystemError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(number: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Moves a temporary file to its destination. A hard link can't replace a file that has appeared in the meantime.
  /// Some file systems have no links, so `rename` is the fallback.
  private func put(_ temporary: URL, at url: URL) throws(ExportError) {
    if !replaces, link(temporary.path, url.path) == 0 {
      unlink(temporary.path)
    } else if !replaces, errno == EEXIST {
      throw .exists(file: url.lastPathComponent)
    } else if rename(temporary.path, url.path) != 0 {
      throw ExportError(errno: errno, file: url.lastPathComponent)
    }
    do { try flush(url.deletingLastPathComponent()) } catch { throw ExportError(error, file: url.lastPathComponent) }
    TemporaryFile.removeAbandoned(for: url)
  }
}
