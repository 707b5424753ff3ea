import Foundation

/// A server that accepts connections and never responds.
public final class SilentServer: Sendable {
  public let port: Int
  private let descriptor: Int32

  public init() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw POSIXError(.EIO) }
    self.descriptor = descriptor
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutableBytes(of: &address) { bytes -> Int32 in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return -1 }
      guard bind(descriptor, start, length) == 0, listen(descriptor, 64) == 0 else { return -1 }
      return getsockname(descriptor, start, &length)
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    if result != 0 {
      close(descriptor)
      throw POSIXError(.EADDRINUSE)
    }
  }

  deinit { close(descriptor) }

  public var address: String { "http://127.0.0.1:\(port)" }

  /// Returns the address of a server that is down and refuses connections.
  public static func unreachableAddress() throws -> String { try SilentServer().address }
}
