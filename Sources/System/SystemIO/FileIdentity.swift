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
