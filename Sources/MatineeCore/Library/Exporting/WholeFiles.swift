import Foundation
import Glibc
import Library
import Synchronization
import SystemIO

/// Writes files that are there when they are whole, overwrites none unasked, and leaves Matinee's own files alone.
///
/// All are written beside their places first. Only when each is on the disk do they take them, so that a full disk leaves what
/// was there, and nothing else.
public struct WholeFiles: Sendable {
  /// Whether what is there may be replaced.
  public var replaces: Bool
  private let ownFiles: OwnFiles

  /// - Parameters:
  ///   - replaces: whether what is there may be replaced.
  ///   - ownFiles: what is never replaced.
  public init(replaces: Bool = false, leaving ownFiles: OwnFiles = .current) {
    self.replaces = replaces
    self.ownFiles = ownFiles
  }

  /// One file, which something else writes at the address that it is given.
  public func write(
    to url: URL, _ body: (URL) async throws -> Void
  ) async throws(ExportError) {
    try expectNothing(at: url)
    let temporary = Self.temporary(for: url)
    defer { unlink(temporary.path) }
    do { try await body(temporary) } catch { throw ExportError(error, file: url.lastPathComponent) }
    try put(temporary, at: url)
  }

  /// The library's journal, as one file.
  public func write(journalOf library: Library, to url: URL) async throws(ExportError) {
    try await write(to: url) { temporary in
      let descriptor = try Self.open(temporary)
      defer { close(descriptor) }
      // The library reports all errors as its own.
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

  /// One file.
  public func write(_ bytes: [UInt8], to url: URL) async throws(ExportError) {
    try await write(to: url) { try Self.write(bytes, to: $0) }
  }

  /// Files of a folder, which is made where there is none.
  ///
  /// - Parameter isReplaced: which of the files that are there belong to what is replaced, and go with it.
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
        let temporary = Self.temporary(for: target)
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

extension WholeFiles {
  private func expectNothing(at url: URL) throws(ExportError) {
    if ownFiles.contains(url) { throw .ownFile(file: url.lastPathComponent) }
    var status = stat()
    guard lstat(url.path, &status) == 0 else {
      // The folder says best what is wrong with it.
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

  private static func temporary(for url: URL) -> URL {
    url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent.prefix(100)).\(UUID().uuidString)")
  }

  /// Private from the first byte, and on the disk when it returns.
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

  /// A link takes no place that something has come to in the meantime; some file systems have none.
  private func put(_ temporary: URL, at url: URL) throws(ExportError) {
    if !replaces, link(temporary.path, url.path) == 0 {
      unlink(temporary.path)
      return
    }
    if !replaces, errno == EEXIST { throw .exists(file: url.lastPathComponent) }
    guard rename(temporary.path, url.path) == 0 else { throw ExportError(errno: errno, file: url.lastPathComponent) }
  }
}
