import Foundation
import Synchronization
import Testing

/// The built server, running in a process of its own, with what it printed.
final class RunningServer: Sendable {
  private struct State {
    var output = ""
  }

  private let state = Mutex(State())
  private let process: Mutex<Process>
  private let standardOutput = Pipe()
  private let standardError = Pipe()

  /// Beside the tests, where the package's other products are built.
  private static var executable: URL {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "matinee-sample-server")
  }

  init(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.standardOutput = standardOutput
    process.standardError = standardError
    self.process = Mutex(process)
    standardOutput.fileHandleForReading.readabilityHandler = { [weak self] in self?.read($0) }
    standardError.fileHandleForReading.readabilityHandler = { [weak self] in self?.read($0) }
    try self.process.withLock { try $0.run() }
  }

  deinit {
    process.withLock { if $0.isRunning { $0.terminate() } }
  }

  var lines: [String] {
    state.withLock { $0.output.split(separator: "\n").map(String.init) }
  }

  /// The address of the first line, once it has come.
  func address() async throws -> URL {
    try await until { !self.lines.isEmpty }
    let first = try #require(lines.first)
    #expect(first.hasPrefix("Listening on http://127.0.0.1:"))
    return try #require(URL(string: String(first.dropFirst("Listening on ".count))))
  }

  /// What the server alone holds in memory, whatever other tests run beside it.
  var residentBytes: Int {
    get throws {
      let path = "/proc/\(process.withLock(\.processIdentifier))/statm"
      let fields = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
      return (Int(fields[1]) ?? 0) * 4_096
    }
  }

  func interrupt() {
    process.withLock { $0.interrupt() }
  }

  func terminate() {
    process.withLock { $0.terminate() }
  }

  func exitStatus() async throws -> Int32 {
    try await until { !self.process.withLock { $0.isRunning } }
    return process.withLock { $0.terminationStatus }
  }

  /// Waits for a condition, up to twenty seconds.
  func until(_ condition: @Sendable () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while !condition() {
      try #require(ContinuousClock.now < deadline, "\(lines)")
      await Task.yield()
    }
  }
}

extension RunningServer {
  private func read(_ handle: FileHandle) {
    let data = handle.availableData
    if data.isEmpty { handle.readabilityHandler = nil }
    state.withLock { $0.output += String(decoding: data, as: UTF8.self) }
  }
}
