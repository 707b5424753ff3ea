import Foundation

/// A program under test: started alone in a D-Bus session, a display and folders of its own, and driven as a person would.
///
/// Calls block until they are done or fail with an ``AutomationError``. All applications of a process are used from one thread.
public final class Application: QuerySource {
  /// The program's file.
  public let executable: URL
  /// What it is started with.
  public var arguments: [String]
  /// What is put into its environment, beside what its session needs; nothing of this process's own gets there.
  public var environment: [String: String]
  /// What starts it, where that is not the test itself: a program and its arguments, which ends by becoming this one, such as
  /// `["unshare", "--net"]`.
  public var launcher: [String] = []
  /// How long is waited where no other time is said: 10 s, or `AUTOMATION_TIMEOUT`.
  public var timeout: Duration
  /// Where the tree, the picture and the standard error are kept when something fails.
  public var artifacts: URL
  /// Whether the toolkit animates; off, so that nothing is met halfway.
  public var animations = false

  private(set) var running: RunningApplication?
  /// The standard error of the last run, when it is over.
  private var lastWords = ""

  /// Describes a program; ``launch()`` starts it.
  ///
  /// - Parameters:
  ///   - executable: the program's file.
  ///   - arguments: what it is started with.
  ///   - environment: what is put into its environment, beside what its session needs.
  ///   - timeout: how long is waited where no other time is said; 10 s, or `AUTOMATION_TIMEOUT`, when nil.
  ///   - artifacts: where failures are kept; a folder named like the program under `AUTOMATION_ARTIFACTS` or
  ///     `.build/automation` when nil.
  public init(
    executable: URL, arguments: [String] = [], environment: [String: String] = [:], timeout: Duration? = nil,
    artifacts: URL? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.timeout = timeout ?? Deadlines.condition
    self.artifacts = artifacts ?? Artifacts.root.appending(path: executable.lastPathComponent)
  }

  deinit { running?.close() }

  /// Starts the program and waits for its first window. One that runs is ended before.
  public func launch() throws(AutomationError) {
    terminate()
    do throws(StartFailure) {
      running = try RunningApplication(
        command, environment, animations: animations)
    } catch {
      throw AutomationError(reason: .launch, description: error.description, artifacts: nil)
    }
    let hasWindow = try poll(within: Deadlines.launch) { () throws(NodeFailure) in
      try root().children.isEmpty ? nil : true
    }
    if hasWindow != true {
      throw failure(.launch, "\(label) opened no window within \(seconds(Deadlines.launch)).")
    }
  }

  private var command: [String] { launcher + [executable.path] + arguments }

  /// Ends the program, if it runs, and removes its session.
  public func terminate() {
    guard let running else { return }
    lastWords = running.words
    running.close()
    self.running = nil
  }

  /// Whether the program runs.
  public var isRunning: Bool { running.map { !$0.process.status.hasEnded } ?? false }

  /// The program's process.
  public var processIdentifier: Int32? { running?.process.identifier }

  /// The folders that the program has to itself, such as `config` and `data`; nil when it does not run.
  public var folder: URL? { running.map { URL(filePath: $0.session.folder.path, directoryHint: .isDirectory) } }

  /// What the program has written on standard error.
  public var standardError: String { running?.words ?? lastWords }

  /// What the program has written on standard output.
  public var standardOutput: String { running?.output ?? "" }

  /// The elements inside, at any depth, that have one of the roles; all elements when no role is given.
  public func descendants(_ roles: Role...) -> Query { Query(self, .application, roles) }
}

extension Application {
  /// How the program is called in sentences.
  var label: String { executable.lastPathComponent }

  /// The program's object on the bus.
  func root() throws(NodeFailure) -> AccessibleNode {
    guard let running else { throw .gone }
    return try running.root()
  }
}
