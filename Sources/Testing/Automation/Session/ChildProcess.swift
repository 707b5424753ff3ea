import CSpawn
import Foundation

/// A child process in its own kernel session, which inherits only the file descriptors and variables it was given.
final class ChildProcess {
  let identifier: pid_t
  private var lastStatus = Status.running

  /// The state of the process.
  enum Status: Equatable {
    case running
    /// A signal has stopped the process.
    case stopped
    case exited(Int32)
    case killed(signal: Int32)

    var hasEnded: Bool {
      switch self {
      case .running, .stopped: false
      case .exited, .killed: true
      }
    }
  }

  /// The standard streams of a process: file descriptors and paths.
  struct Streams {
    /// The standard input, or `nil` for `/dev/null`.
    var input: Int32?
    var output = "/dev/null"
    var standardError = "/dev/null"
    /// The file that the process sees as descriptor 3.
    var third: Int32?
  }

  /// Starts `command`. A name without a slash is looked up in this process's `PATH`.
  init(_ command: String, _ arguments: [String], _ environment: [String: String], _ streams: Streams)
    throws(StartFailure)
  {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input = streams.input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    let writing = O_WRONLY | O_CREAT | O_APPEND
    posix_spawn_file_actions_addopen(&actions, 1, streams.output, writing, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, streams.standardError, writing, 0o600)
    if let third = streams.third { posix_spawn_file_actions_adddup2(&actions, third, 3) }
    posix_spawn_file_actions_addclosefrom_np(&actions, streams.third == nil ? 3 : 4)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, automation_spawn_setsid() | Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let words = ([command] + arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0)=\($1)") }
    defer { (words + variables).forEach { free($0) } }
    var identifier = pid_t()
    let failure = posix_spawnp(&identifier, command, &actions, &attributes, words + [nil], variables + [nil])
    guard failure == 0 else {
      throw StartFailure(description: "\(command) didn’t start: \(String(cString: strerror(failure)))")
    }
    self.identifier = identifier
  }

  /// The current state.
  var status: Status {
    if lastStatus.hasEnded { return lastStatus }
    var word: Int32 = 0
    guard waitpid(identifier, &word, WNOHANG | WUNTRACED | WCONTINUED) == identifier else { return lastStatus }
    lastStatus = Status(word)
    return lastStatus
  }

  /// Waits for a process that has been told to end, and reaps it.
  func waitForEnd() {
    let deadline = ContinuousClock.now + Deadlines.limit
    while !status.hasEnded, ContinuousClock.now < deadline { usleep(2000) }
  }

  func send(_ signal: Int32) {
    if !status.hasEnded { kill(identifier, signal) }
  }
}

extension ChildProcess.Status {
  /// Decodes the status from `waitpid`.
  fileprivate init(_ word: Int32) {
    switch word & 0x7F {
    case 0: self = .exited((word >> 8) & 0xFF)
    case 0x7F: self = word == 0xFFFF ? .running : .stopped
    case let signal: self = .killed(signal: signal)
    }
  }
}

extension ChildProcess.Status: CustomStringConvertible {
  var description: String {
    switch self {
    case .running: "runs"
    case .stopped: "is stopped"
    case .exited(let status): "ended with status \(status)"
    case .killed(let signal): "was killed by signal \(signal) (\(String(cString: strsignal(signal))))"
    }
  }
}

/// An error that describes why a process or a server didn't start.
struct StartFailure: Error, CustomStringConvertible {
  let description: String
}
