import Foundation
import Synchronization

/// A built executable of the project, run as a person would run it: with an environment of its own and nothing else.
public struct CommandLineTool {
  public let executable: URL
  private let folder: TemporaryFolder

  /// The executables lie beside the tests' own bundle.
  public static let products = URL(filePath: productsPath, directoryHint: .isDirectory)

  public init(_ name: String = "matinee", in place: URL = products) throws {
    executable = place.appending(path: name)
    folder = try TemporaryFolder()
  }

  /// How a run ended.
  public struct Outcome: Sendable {
    public var status: Int32
    /// Standard output.
    public var output: String
    /// Standard error.
    public var words: String
    /// Whether a signal ended it.
    public var wasKilled: Bool
  }

  /// Runs it to its end; it is killed when it takes longer than `deadline`.
  public func run(
    _ arguments: [String], _ environment: [String: String] = [:], deadline: Duration = .seconds(60)
  ) async throws -> Outcome {
    let running = try start(arguments, environment)
    return try await running.end(within: deadline)
  }

  /// Starts it, and lets it run.
  ///
  /// - Parameter conversation: takes standard input and output; without one there is no input, and the output is kept.
  public func start(
    _ arguments: [String], _ environment: [String: String] = [:], talkingTo conversation: Conversation? = nil
  ) throws -> RunningTool {
    try RunningTool(executable, arguments, complete(environment), folder, conversation)
  }

  /// Starts it at a terminal of its own, and lets it run. A signal that ends it is told as a failure.
  public func start(
    _ arguments: [String], _ environment: [String: String] = [:], at terminal: PseudoTerminal
  ) throws -> RunningTool {
    // Keys are signals only where it is the process's own terminal.
    try RunningTool(
      URL(filePath: "/usr/bin/setsid"), ["--ctty", "--wait", executable.path] + arguments, complete(environment),
      folder, at: terminal)
  }

  private func complete(_ environment: [String: String]) -> [String: String] {
    ["HOME": folder.url.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"].merging(environment) { _, own in own }
  }

  /// Writes a settings file where the tool looks for it.
  public func writeSettings(_ text: String) throws -> URL {
    try folder.write(text, to: ".config/matinee/settings.json")
  }

  /// A place for what the tool writes.
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
