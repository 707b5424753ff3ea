import Foundation
import Glibc

/// A file that isn't a regular file. Reading it would fail, block or never end.
public enum SpecialFile: String, CaseIterable, Sendable {
  case pipe, socket, device, folder

  /// Creates the special file at a path, and replaces any existing file.
  public func put(at path: String) throws {
    let manager = FileManager.default
    let folder = URL(filePath: path).deletingLastPathComponent()
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    try? manager.removeItem(atPath: path)
    switch self {
    case .pipe: guard mkfifo(path, 0o600) == 0 else { throw POSIXError(.EIO) }
    case .socket: try Self.bindSocket(to: path)
    case .device:
      // As root, create a device: with a link, a failing test could move or overwrite the original device.
      if mknod(path, S_IFCHR | 0o600, 1 << 8 | 5) == 0 { return }
      try manager.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    case .folder: try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
  }

  private static func bindSocket(to originalPath: String) throws {
    // The path of a socket is limited to 108 bytes; the path through the folder's descriptor is short.
    let url = URL(filePath: originalPath)
    let folder = open(url.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw POSIXError(.ENOENT) }
    defer { close(folder) }
    let path = "/proc/self/fd/\(folder)/\(url.lastPathComponent)"
    let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
      room.copyBytes(from: path.utf8.prefix(room.count - 1))
      return path.utf8.count < room.count
    }
    guard fits else { throw POSIXError(.ENAMETOOLONG) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard bound == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
  }
}
