import Foundation

/// A server that takes connections and never says a word.
final class SilentServer: Sendable {
  let port: Int
  private let descriptor: Int32

  init() throws {
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

  var address: String { "http://127.0.0.1:\(port)" }

  /// The address of a server that is gone: connecting to it is refused.
  static func deadAddress() throws -> String { try SilentServer().address }
}

/// The sample catalogue over HTTP, as a process of its own.
final class SampleServer: Sendable {
  let address: String
  private let tool: RunningTool

  /// Starts one and waits until it listens.
  init() async throws {
    tool = try CommandLineTool("matinee-sample-server").start(["--port", "0"])
    let deadline = ContinuousClock.now + .seconds(30)
    var address: String?
    while address == nil {
      let line = try tool.output.split(separator: "\n").first { $0.hasPrefix("Listening on ") }
      address = line.map { String($0.dropFirst("Listening on ".count)) }
      guard address != nil || ContinuousClock.now < deadline else { throw POSIXError(.ETIMEDOUT) }
      if address == nil { try await Task.sleep(for: .milliseconds(10)) }
    }
    self.address = address ?? ""
  }

  /// The lines about requests so far.
  var requests: [String] { get throws { try tool.output.split(separator: "\n").dropFirst().map(String.init) } }

  /// Ends it, and waits for that.
  func stop() async throws {
    tool.interrupt()
    _ = try await tool.end(within: .seconds(10))
  }
}
