import Foundation
import Testing
import ToolTestSupport

/// A home folder in which commands run and crash.
final class CrashHome {
  /// A crash of a command.
  struct Crash: CustomStringConvertible {
    enum Mode: String, CaseIterable {
      /// The process is killed.
      case kill
      /// The power fails, and what wasn't synced may be lost.
      case power
    }

    let mode: Mode
    /// The number of the file operation before which the command ends; 0 for the end of the program.
    let operation: Int
    /// Chooses what is lost with the power; 0 loses everything that may be lost.
    let seed: UInt64

    var description: String { "\(mode) at operation \(operation), seed \(seed)" }
  }

  let url: URL
  private let tool: CommandLineTool
  private let saved: TemporaryFolder
  private let folder: TemporaryFolder
  private let server: String?

  /// Creates a home folder.
  ///
  /// - Parameters:
  ///   - tool: The program that runs in it.
  ///   - server: The address of a sample server, if the program needs one.
  ///   - other: A home folder to copy.
  init(_ tool: CommandLineTool, server: String? = nil, copying other: CrashHome? = nil) throws {
    folder = try TemporaryFolder()
    saved = try TemporaryFolder()
    self.tool = tool
    self.server = server
    // The shim compares paths, so none may lead through a link.
    url = folder.url.resolvingSymlinksInPath().appending(path: "home", directoryHint: .isDirectory)
    if let other {
      try FileManager.default.copyItem(at: other.url, to: url)
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
  }

  /// Runs a command to its end, or until it crashes.
  func run(_ command: [String], _ crash: Crash? = nil) async throws -> CommandLineTool.Outcome {
    try await tool.run(arguments(command), environment(crash))
  }

  private func start(_ command: [String], _ crash: Crash, connectedTo conversation: Conversation) throws -> RunningTool
  {
    try tool.start(arguments(command), environment(crash), connectedTo: conversation)
  }

  /// Runs a writer until it crashes, and returns what it has confirmed.
  func confirmations(_ arguments: [String], _ crash: Crash) async throws -> [String] {
    let conversation = try Conversation()
    let writer = try start(arguments, crash, connectedTo: conversation)
    #expect(try await writer.end().wasKilled)
    _ = await conversation.find { _ in nil as Bool? }
    return conversation.lines
  }

  /// Returns the number of file operations in a command, which runs to its end.
  func operations(of command: [String]) async throws -> (count: Int, outcome: CommandLineTool.Outcome) {
    let outcome = try await run(command, Crash(mode: .kill, operation: 0, seed: 0))
    let text = try String(contentsOf: countFile, encoding: .utf8)
    return (Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0, outcome)
  }

  var library: URL { url.appending(path: ".local/share/matinee", directoryHint: .isDirectory) }

  /// Everything in the files that an export to tables writes.
  func tables() async throws -> String {
    let outcome = try await run(["export", "--force", "--format", "csv", "@../tables"])
    guard outcome.status == 0 else { return outcome.errorOutput }
    let tables = url.appending(path: "../tables")
    return try FileManager.default.contentsOfDirectory(atPath: tables.path).sorted().map {
      try String(contentsOf: tables.appending(path: $0), encoding: .utf8)
    }.joined()
  }

  /// The lines of the journal.
  func journal() async throws -> Set<String> {
    let outcome = try await run(["export", "-"])
    return outcome.status == 0 ? Set(outcome.output.split(separator: "\n").map(String.init)) : []
  }

  /// The variables for a display, which the app needs.
  private static let display = ProcessInfo.processInfo.environment.filter { name, _ in
    ["DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"].contains(name)
      || ["GDK_", "GSK_", "GTK_", "GSETTINGS_"].contains(where: name.hasPrefix)
  }

  private var countFile: URL { saved.url.appending(path: "count") }

  private func arguments(_ command: [String]) -> [String] {
    command.map { $0.hasPrefix("@") ? url.appending(path: $0.dropFirst()).path : $0 }
  }

  private func environment(_ crash: Crash?) -> [String: String] {
    var environment = ["HOME": url.path, "SWIFT_BACKTRACE": "enable=no"]
    if let server {
      environment["TMDB_API_KEY"] = "any"
      environment["MATINEE_API_URL"] = server
      environment["MATINEE_IMAGE_URL"] = "\(server)/t/p"
    }
    environment.merge(Self.display) { own, _ in own }
    if let crash {
      environment["LD_PRELOAD"] = CommandLineTool.products.appending(path: "libCrashShim.so").path
      environment["CRASH_FOLDER"] = url.path
      environment["CRASH_SAVED"] = saved.url.path
      environment["CRASH_COUNT"] = countFile.path
      environment["CRASH_MODE"] = crash.mode.rawValue
      environment["CRASH_AT"] = "\(crash.operation)"
      environment["CRASH_SEED"] = "\(crash.seed)"
    }
    return environment
  }
}
