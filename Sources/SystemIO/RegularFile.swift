import Foundation
import Glibc

/// Opens paths from outside without ever waiting: only regular files, never a pipe, a socket, a device or a folder.
public enum RegularFile {
  /// Why a file can't be opened or read.
  public enum Failure: Error, Hashable, Sendable {
    /// There is no such file.
    case missing
    /// Something else than a file is there.
    case notAFile
    /// The file has more bytes than the caller accepts.
    case tooLarge(limit: Int)
    /// The system's reason, a number of errno(3).
    case system(Int32)
  }

  /// Opens a file for reading, and closes it afterwards.
  ///
  /// - Parameters:
  ///   - limit: the largest size that the caller accepts, in bytes.
  ///   - followsLinks: whether the path may be a symbolic link.
  ///   - body: receives the descriptor and the file's status. The descriptor doesn't block.
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
  ///   - limit: the largest size that the caller accepts, in bytes. The file may claim any size, or none.
  ///   - followsLinks: whether the path may be a symbolic link.
  public static func read(_ url: URL, limit: Int, followsLinks: Bool = true) throws(Failure) -> Data {
    try withDescriptor(url.path, limit: limit, followsLinks: followsLinks, failure: \.self) {
      descriptor, _ throws(Failure) in
      let bytes = try read(descriptor, count: limit == .max ? limit : limit + 1)
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      return Data(bytes)
    }
  }

  /// Reads up to `count` bytes of an open file, from its current offset on.
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

  /// Opens a file; the caller closes the descriptor.
  ///
  /// - Parameters:
  ///   - flags: those of open(2). The descriptor is closed when another program starts, and doesn't block.
  ///   - mode: the permissions of a new file.
  public static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(Failure) -> Int32 {
    // Some devices react to being opened. What is opened is looked at again, as it may be another by then.
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

  /// Returns why the path can't be opened as a file, for libraries that only take paths; `nil` when it can.
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
      // A socket, or a pipe that nobody reads.
      case ENXIO: .notAFile
      default: .system(number)
      }
  }

  /// The C library's text for it.
  public var reason: String {
    switch self {
    case .missing: String(cString: strerror(ENOENT))
    case .notAFile: "It is not a regular file"
    case .tooLarge(let limit): "It has more than \(limit / 1_000_000) MB"
    case .system(let number): String(cString: strerror(number))
    }
  }
}
