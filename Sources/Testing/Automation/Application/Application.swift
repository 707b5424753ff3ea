import Foundation

/// A program under test, which runs in its own D-Bus session, on its own display and in its own folders.
///
/// Calls block until they complete, or throw an ``AutomationError``. A test process must use all its applications from
/// one thread.
public final class Application: QuerySource {
  /// The program's executable file.
  public let executable: URL
  /// The arguments that the program is launched with.
  public var arguments: [String]
  /// The environment variables to add to those that the session sets. The program inherits nothing from the test
  /// process.
  public var environment: [String: String]
  /// The command that launches the executable, such as `["unshare", "--net"]`. It must replace itself with the
  /// executable, as `exec` does. Empty if the test launches the executable directly.
  public var launcher: [String] = []
  /// The default time to wait: 60 s, or `AUTOMATION_TIMEOUT` in seconds.
  public var timeout: Duration
  /// The folder for the artifacts of a failure: the accessibility tree, a screenshot and the standard error.
  public var artifacts: URL
  /// Whether GTK animates. The default is `false`, so that tests don't see elements in mid-animation.
  public var animations = false

  private(set) var running: RunningApplication?
  /// The standard error of the last run, once it is over.
  private var lastStandardError = ""

  /// Creates a proxy for a program; ``launch()`` starts it.
  ///
  /// - Parameters:
  ///   - executable: The program's executable file.
  ///   - arguments: The arguments to launch the program with.
  ///   - environment: The environment variables to add to those that the session sets.
  ///   - timeout: The default time to wait, or `nil` for 60 s or `AUTOMATION_TIMEOUT`.
  ///   - artifacts: The folder for the artifacts of failures. If `nil`, a folder named after the program in
  ///     `AUTOMATION_ARTIFACTS` or `.build/automation`.
  public init(
    executable: URL, arguments: [String] = [], environment: [String: String] = [:], timeout: Duration? = nil,
    artifacts: URL? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.timeout = timeout ?? Deadlines.limit
    self.artifacts = artifacts ?? Artifacts.root.appending(path: executable.lastPathComponent)
  }

  deinit { running?.close() }

  /// Launches the program and waits for its first window. If the program is already running, this method ends it first.
  public func launch() throws(AutomationError) {
    terminate()
    do throws(StartFailure) {
      running = try RunningApplication(
        command, environment, animations: animations)
    } catch {
      throw AutomationError(reason: .launch, description: error.description, artifacts: nil)
    }
    let hasWindow = try poll(within: Deadlines.limit) { () throws(NodeFailure) in
      try root().children.isEmpty ? nil : true
    }
    if hasWindow != true {
      throw failure(.launch, "\(label) didn’t open a window within \(seconds(Deadlines.limit)).")
    }
  }

  private var command: [String] { launcher + [executable.path] + arguments }

  /// Ends the program if it is running, and removes its session.
  public func terminate() {
    guard let running else { return }
    lastStandardError = running.standardError
    running.close()
    self.running = nil
  }

  /// Whether the program is running.
  public var isRunning: Bool { running.map { !$0.process.status.hasEnded } ?? false }

  /// The program's process identifier.
  public var processIdentifier: Int32? { running?.process.identifier }

  /// The folder that contains the program's private folders, such as `config` and `data`, or `nil` if it isn't running.
  public var folder: URL? { running.map { URL(filePath: $0.session.folder.path, directoryHint: .isDirectory) } }

  /// The program's standard error so far.
  public var standardError: String { running?.standardError ?? lastStandardError }

  /// The program's standard output so far.
  public var standardOutput: String { running?.output ?? "" }

  /// Returns the descendants that have one of the roles, or all descendants if no role is given.
  public func descendants(_ roles: Role...) -> Query { Query(self, .application, roles) }
}

extension Application {
  /// The program's name in messages.
  var label: String { executable.lastPathComponent }

  /// Returns the program's root object on the accessibility bus.
  func root() throws(NodeFailure) -> AccessibleNode {
    guard let running else { throw .disappeared }
    return try running.root()
  }
}
