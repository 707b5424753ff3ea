import Foundation
import Synchronization

/// A process started by a test, and its output so far.
public final class RunningTool: Sendable {
  private let process: Process
  private let folder: TemporaryFolder
  private let terminal: PseudoTerminal?
  private let files: (output: URL, errorOutput: URL)
  private let state = Mutex(State())

  private struct State {
    var hasEnded = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  init(
    _ executable: URL, _ arguments: [String], _ environment: [String: String], _ folder: TemporaryFolder,
    _ conversation: Conversation? = nil, at terminal: PseudoTerminal? = nil
  ) throws {
    self.folder = folder
    self.terminal = terminal
    let name = folder.url.appending(path: UUID().uuidString)
    process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    files = (name.appendingPathExtension("output"), name.appendingPathExtension("error"))
    let output = try Self.handle(files.output)
    let errorOutput = try Self.handle(files.errorOutput)
    process.standardInput = terminal?.remoteEnd ?? conversation?.remoteEnd ?? FileHandle.nullDevice
    process.standardOutput = terminal?.remoteEnd ?? conversation?.remoteEnd ?? output
    process.standardError = terminal?.remoteEnd ?? errorOutput
    process.terminationHandler = { [weak self] _ in self?.ended() }
    try process.run()
    // The process has its own copies. Foundation never closes these.
    try output.close()
    try errorOutput.close()
    conversation?.begin()
  }

  deinit { if process.isRunning { Self.kill(process, terminal) } }

  public var identifier: Int32 { process.processIdentifier }
  public var isRunning: Bool { state.withLock { !$0.hasEnded } }

  /// The standard output so far, unless a conversation receives it.
  public var output: String { get throws { String(decoding: try Data(contentsOf: files.output), as: UTF8.self) } }

  /// The standard error so far.
  public var errorOutput: String {
    get throws { String(decoding: try Data(contentsOf: files.errorOutput), as: UTF8.self) }
  }

  /// Interrupts the process, as Ctrl+C does.
  public func interrupt() { process.interrupt() }

  /// Interrupts the process once it has sent a request that the server holds.
  ///
  /// It blocks the thread instead of suspending, because other tests can occupy all threads for longer than the
  /// process's time limit for a response.
  public func interrupt(atRequest path: String, to server: SampleServer) throws {
    try server.waitForRequest(path)
    interrupt()
  }

  /// Waits until the process ends, and kills it after the deadline.
  public func end(within deadline: Duration = .seconds(60)) async throws -> CommandLineTool.Outcome {
    let reaper = Task { [process, terminal] in
      try await Task.sleep(for: deadline)
      Self.kill(process, terminal)
    }
    await withCheckedContinuation { continuation in
      let hasEnded = state.withLock { state in
        if !state.hasEnded { state.waiter = continuation }
        return state.hasEnded
      }
      if hasEnded { continuation.resume() }
    }
    reaper.cancel()
    await terminal?.receiveOutput()
    return CommandLineTool.Outcome(
      status: process.terminationStatus, output: try output,
      errorOutput: try errorOutput,
      wasKilled: process.terminationReason == .uncaughtSignal)
  }
}

extension RunningTool {
  /// Kills the process. On a terminal, the process is `setsid`, which runs until its child, the tool, ends.
  private static func kill(_ process: Process, _ terminal: PseudoTerminal?) {
    _ = terminal?.send(SIGKILL)
    Glibc.kill(process.processIdentifier, SIGKILL)
  }

  private func ended() {
    let waiter = state.withLock { state in
      state.hasEnded = true
      return state.waiter
    }
    waiter?.resume()
  }

  private static func handle(_ file: URL) throws -> FileHandle {
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else { throw POSIXError(.EIO) }
    return try FileHandle(forWritingTo: file)
  }
}
