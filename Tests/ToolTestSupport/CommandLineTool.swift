import Foundation
import Synchronization

/// An executable of this package, run as a user would run it, but with a temporary home folder and few environment
/// variables.
public struct CommandLineTool {
  public let executable: URL
  private let folder: TemporaryFolder

  /// The folder of the executables, next to the test bundle.
  public static let products = URL(filePath: productsPath, directoryHint: .isDirectory)

  public init(_ name: String = "matinee", in directory: URL = products) throws {
    executable = directory.appending(path: name)
    folder = try TemporaryFolder()
  }

  /// The result of a run.
  public struct Outcome: Sendable {
    public var status: Int32
    /// The standard output.
    public var output: String
    /// The standard error.
    public var errorOutput: String
    /// Whether a signal ended the process.
    public var wasKilled: Bool
  }

  /// Runs the executable until it exits, and kills it if it takes longer than `deadline`.
  public func run(
    _ arguments: [String], _ environment: [String: String] = [:], deadline: Duration = .seconds(60)
  ) async throws -> Outcome {
    let running = try start(arguments, environment)
    return try await running.end(within: deadline)
  }

  /// Starts the executable and returns immediately.
  ///
  /// - Parameter conversation: Provides standard input and receives standard output. Without one, there is no input,
  ///   and the output is recorded.
  public func start(
    _ arguments: [String], _ environment: [String: String] = [:], connectedTo conversation: Conversation? = nil
  ) throws -> RunningTool {
    try RunningTool(executable, arguments, complete(environment), folder, conversation)
  }

  /// Starts the executable on a terminal and returns immediately. If a signal ends the executable, the outcome has a
  /// nonzero status, but its `wasKilled` is `false`.
  public func start(
    _ arguments: [String], _ environment: [String: String] = [:], at terminal: PseudoTerminal
  ) throws -> RunningTool {
    // Keys send signals only on the process's controlling terminal.
    try RunningTool(
      URL(filePath: "/usr/bin/setsid"), ["--ctty", "--wait", executable.path] + arguments, complete(environment),
      folder, at: terminal)
  }

  private func complete(_ environment: [String: String]) -> [String: String] {
    ["HOME": folder.url.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"].merging(environment) { _, new in new }
  }

  /// Writes a settings file to its default location.
  public func writeSettings(_ text: String) throws -> URL {
    try folder.write(text, to: ".config/matinee/settings.json")
  }

  /// Returns the path for an output file of the executable.
  public func file(_ name: String) -> String { folder.url.appending(path: name).path }

  private static var productsPath: String {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let url = URL(filePath: bundle)
    guard let end = url.pathComponents.lastIndex(where: { $0.hasSuffix(".xctest") }) else {
      return url.deletingLastPathComponent().path
    }
    return url.pathComponents[..<end].joined(separator: "/").replacing("//", with: "/")
  }
}
