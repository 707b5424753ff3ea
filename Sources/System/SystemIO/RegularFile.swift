import Foundation
import Glibc
import Localization

/// Nonblocking access to external paths. It opens only regular files, never a pipe, a socket, a device or a folder.
public enum RegularFile {
  /// The reason why a file can't be opened or read.
  public enum Failure: Error, Hashable, Sendable {
    /// The file doesn't exist.
    case missing
    /// The path isn't a regular file.
    case notAFile
    /// The file is larger than the caller accepts.
    case tooLarge(limit: Int)
    /// A system error, as an errno(3) number.
    case system(Int32)
  }

  /// Opens a file for reading, runs `body`, and closes the file.
  ///
  /// - Parameters:
  ///   - limit: The maximum file size in bytes.
  ///   - followsLinks: Whether the path may be a symbolic link.
  ///   - failure: A closure that converts a failure to the caller's error type.
  ///   - body: A closure that receives the nonblocking descriptor and the file's status.
  public static func withDescriptor<Value, Problem: Error>(
    _ path: String, limit: Int = .max, followsLinks: Bool = true, failure: (Failure) -> Problem,
    _ body: (Int32, stat) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    let descriptor: Int32
    do throws(Failure) {
      descriptor = try open(path, O_RDONLY | (followsLinks ? 0 : O_NOFOLLOW))
    } catch {
      throw failure(error)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(.system(errno)) }
    guard status.st_size <= limit else { throw failure(.tooLarge(limit: limit)) }
    return try body(descriptor, status)
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - limit: The maximum file size in bytes. It applies even if the file's status reports a wrong size.
  ///   - followsLinks: Whether the path may be a symbolic link.
  public static func read(_ url: URL, limit: Int, followsLinks: Bool = true) throws(Failure) -> Data {
    try withDescriptor(url.path, limit: limit, followsLinks: followsLinks, failure: \.self) {
      descriptor, _ throws(Failure) in
      let bytes = try read(descriptor, count: limit == .max ? limit : limit + 1)
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      return Data(bytes)
    }
  }

  /// Reads up to `count` bytes of an open file from its current offset.
  public static func read(_ descriptor: Int32, count: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: min(max(count, 1), 1 << 16))
    while bytes.count < count {
      let got = Glibc.read(descriptor, &piece, min(piece.count, count - bytes.count))
      if got == 0 { break }
      guard got > 0 else {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      bytes += piece[..<got]
    }
    return bytes
  }

  /// Opens a file. The caller closes the descriptor.
  ///
  /// - Parameters:
  ///   - flags: The flags of open(2). The descriptor is nonblocking and closes on exec.
  ///   - mode: The permissions of a new file.
  public static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(Failure) -> Int32 {
    // Some devices react to being opened, so the path is checked first. The open file is checked again, because the
    // path may have changed meanwhile.
    if let failure = problem(at: path), failure != .missing { throw failure }
    let descriptor = Glibc.open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode)
    guard descriptor >= 0 else { throw Failure(errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notAFile
    }
    return descriptor
  }

  /// Returns the reason why a path can't be opened as a file, for libraries that only take paths; `nil` if it can.
  public static func problem(at path: String, limit: Int = .max) -> Failure? {
    var status = stat()
    guard stat(path, &status) == 0 else { return Failure(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .notAFile }
    return status.st_size > limit ? .tooLarge(limit: limit) : nil
  }
}

extension RegularFile.Failure {
  fileprivate init(_ number: Int32) {
    self =
      switch number {
      case ENOENT, ENOTDIR: .missing
      // ENXIO means a socket, or a pipe without a reader.
      case ENXIO: .notAFile
      default: .system(number)
      }
  }

  /// The C library's description of the failure, or an equivalent one.
  public var reason: String {
    switch self {
    case .missing: String(cString: strerror(ENOENT))
    // Translators: Follows “Can’t read “{file}”:”, with a small first letter.
    case .notAFile: tr("It’s not a regular file")
    case .tooLarge(let limit): tr("It’s larger than {size} MB", ["size": "\(limit / 1_000_000)"])
    case .system(let number): String(cString: strerror(number))
    }
  }
}
