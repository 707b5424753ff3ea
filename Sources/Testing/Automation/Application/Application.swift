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

/// The announcements that an application makes to screen readers.
extension Application {
  /// The latest announcements: the names of all status bars and alerts in reading order, including hidden ones, and the
  /// message that the application announced last with an event.
  public var announcements: [String] {
    get throws(AutomationError) {
      let log = try requireRunning().bus.announcements
      return try readOnce("The announcements") { tree throws(NodeFailure) in
        let names = try Snapshot.names(
          of: tree.root.descendants.filter { $0.role == .statusBar || $0.role == .alert })
        return names + [log.latest(of: tree.root.node)].compactMap(\.self)
      }
    }
  }
}

/// The way in which a program ended.
public enum ExitStatus: Equatable, Sendable {
  /// The program exited with a status; 0 means success.
  case exited(Int32)
  /// A signal ended the program: it crashed, or another process killed it.
  case killed(signal: Int32)
}

extension Application {
  /// Waits until the program ends by itself, and returns its exit status.
  public func waitForExit(timeout: Duration? = nil) throws(AutomationError) -> ExitStatus {
    guard let running else { throw notRunning() }
    let deadline = ContinuousClock.now + (timeout ?? self.timeout)
    while true {
      switch running.process.status {
      case .exited(let status): return .exited(status)
      case .killed(let signal): return .killed(signal: signal)
      case .running, .stopped: break
      }
      if ContinuousClock.now > deadline {
        throw failure(.timedOut, "\(label) didn’t quit within \(seconds(timeout)).")
      }
      tick(running)
    }
  }

  /// Asks the topmost window to close, as its close button does.
  public func closeWindow() throws(AutomationError) {
    guard let running else { throw notRunning() }
    guard let window = running.session.display.windows.last else { throw failure(.missing, "\(label) has no window.") }
    running.session.display.requestClose(window)
  }
}

extension Application {
  /// Launches a second instance of the program, as from a menu or a command line, and waits for it to exit.
  ///
  /// - Returns: The exit status, or `nil` if the instance was still running after ``timeout`` and had to be killed.
  public func launchAgain(_ arguments: [String]) throws(AutomationError) -> Int32? {
    guard let running else {
      throw AutomationError(
        reason: .misuse, description: "\(label) isn’t running, so a second instance can’t be launched.", artifacts: nil)
    }
    let process: ChildProcess
    do throws(StartFailure) {
      process = try running.startAgain(executable, arguments, environment)
    } catch {
      throw AutomationError(reason: .launch, description: error.description, artifacts: nil)
    }
    let deadline = ContinuousClock.now + timeout
    while !process.status.hasEnded, ContinuousClock.now < deadline { usleep(2000) }
    if case .exited(let status) = process.status { return status }
    process.send(SIGKILL)
    process.waitForEnd()
    return nil
  }
}

extension RunningApplication {
  /// Starts another process in the same session. Its standard error goes to the same file as the first instance's.
  fileprivate func startAgain(
    _ executable: URL, _ arguments: [String], _ environment: [String: String]
  ) throws(StartFailure) -> ChildProcess {
    try ChildProcess(
      executable.path, arguments, session.environment.merging(environment) { _, own in own },
      ChildProcess.Streams(standardError: session.folder.file("stderr.txt")))
  }
}
