import Foundation

/// The sample catalogue over HTTP, as a process of its own.
public final class SampleServer: Sendable {
  public let address: String
  private let tool: RunningTool

  /// Starts one and waits until it listens.
  ///
  /// - Parameter port: 0 for any that is free.
  public init(port: Int = 0) async throws {
    tool = try CommandLineTool("matinee-sample-server").start(["--port", "\(port)"])
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

  public var port: Int { URL(string: address)?.port ?? 0 }

  /// The lines about requests so far.
  public var requests: [String] { get throws { try tool.output.split(separator: "\n").dropFirst().map(String.init) } }

  /// Ends it, and waits for that.
  public func stop() async throws {
    tool.interrupt()
    _ = try await tool.end(within: .seconds(10))
  }
}
