import Foundation
import Synchronization
import SystemIO

/// A progress message on standard error that replaces itself. Prints nothing if standard error isn't a terminal.
final class ProgressLine: Sendable {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let state = Mutex(State())

  private struct State {
    var isShown = false
    var isFinished = false
  }

  func show(_ text: String) {
    guard isTerminal else { return }
    state.withLock { state in
      guard !state.isFinished else { return }
      state.isShown = true
      StandardStreams.replaceLine(with: text)
    }
  }

  /// Clears the line and ignores later updates, so that other output starts on an empty line.
  func clear() {
    state.withLock { state in
      if state.isShown { StandardStreams.replaceLine(with: "") }
      state.isFinished = true
    }
  }
}
