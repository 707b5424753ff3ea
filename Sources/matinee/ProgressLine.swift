import Foundation
import Synchronization
import SystemIO

/// One line on standard error that is written over as work goes on; nothing where that is no terminal.
final class ProgressLine: Sendable {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let state = Mutex(State())

  private struct State {
    var isShown = false
    var isOver = false
  }

  func show(_ text: String) {
    guard isTerminal else { return }
    state.withLock { state in
      guard !state.isOver else { return }
      state.isShown = true
      StandardStreams.replaceLine(with: text)
    }
  }

  /// Takes the line away for good, so that what is said next stands alone.
  func clear() {
    state.withLock { state in
      if state.isShown { StandardStreams.replaceLine(with: "") }
      state.isOver = true
    }
  }
}
