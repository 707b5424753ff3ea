import Foundation
import Glibc

/// A file's identity on this device, independent of its names. It differs from that of any replacement, as long as the
/// file is open or has a name.
public struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t

  /// Creates the identity of a file, or of the target of a link; `nil` if there is none.
  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates an identity from a file's status.
  public init(_ status: stat) { (device, number) = (status.st_dev, status.st_ino) }
}

extension FileIdentity {
  /// Returns whether a path leads to a folder or into it, under any name: through a link, a relative path, another
  /// spelling on a file system that ignores case, or a second mount of the folder.
  ///
  /// - Returns: `false` if either of them doesn't exist.
  public static func leads(_ path: String, into folder: String) -> Bool {
    guard let wanted = FileIdentity(folder), let resolved = realpath(path, nil) else { return false }
    defer { free(resolved) }
    var ancestor = URL(filePath: String(cString: resolved))
    while FileIdentity(ancestor.path) != wanted {
      if ancestor.path == "/" { return false }
      ancestor.deleteLastPathComponent()
    }
    return true
  }
}
