import CCurl
import Foundation
import Synchronization

/// The commands for a thread that performs transfers, and the life of that thread.
final class TransferQueue: Sendable {
  typealias Continuation = CheckedContinuation<Result<NetworkResponse, NetworkError>, Never>

  /// A command for the thread.
  enum Command: Sendable {
    case start(Int, Exchange, Continuation)
    /// Has no effect after the transfer has ended.
    case cancel(Int)
  }

  private let state = Mutex(State())

  /// Returns a number that identifies a transfer.
  func ticket() -> Int {
    state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
  }

  /// Starts a transfer, and the thread if necessary.
  ///
  /// - Parameter continuation: Resumed once, with the response or an error.
  func start(_ ticket: Int, _ exchange: Exchange, _ continuation: Continuation) {
    let failure: String? = state.withLock { state in
      guard !state.isStopped else { return "shut down" }
      if state.multi == nil {
        guard ExitGate.isReady else { return "libcurl isn’t available" }
        guard let multi = MultiHandle() else { return "out of memory" }
        state.multi = multi
        Thread.detachNewThread { [self] in TransferLoop(multi, queue: self).run() }
      }
      state.commands.append(.start(ticket, exchange, continuation))
      state.multi?.wake()
      return nil
    }
    if let failure { continuation.resume(returning: .failure(.unreachable(reason: failure))) }
  }

  /// Cancels a transfer. Its continuation is resumed with ``NetworkError/cancelled``.
  func cancel(_ ticket: Int) {
    state.withLock { state in
      guard let multi = state.multi else { return }
      state.commands.append(.cancel(ticket))
      multi.wake()
    }
  }

  /// Ends the thread. Transfers in progress and later ones fail.
  ///
  /// - Parameter continuation: Resumed after the thread has closed all connections.
  func stop(_ continuation: CheckedContinuation<Void, Never>? = nil) {
    let isOver = state.withLock { state in
      state.isStopped = true
      guard let multi = state.multi else { return true }
      if let continuation { state.waiting.append(continuation) }
      multi.wake()
      return false
    }
    if isOver { continuation?.resume() }
  }
}

/// The thread's side of the queue.
extension TransferQueue {
  /// Removes and returns the commands since the last call.
  func next() -> (commands: [Command], isStopped: Bool) {
    state.withLock { state in
      defer { state.commands = [] }
      return (state.commands, state.isStopped)
    }
  }

  /// Closes all connections, after the last transfer has ended.
  func finish() {
    let (multi, waiting) = state.withLock { state in
      defer { (state.multi, state.waiting) = (nil, []) }
      return (state.multi, state.waiting)
    }
    // Outside the lock, because closing TLS connections takes time. No other code has the handle now.
    multi?.close()
    for continuation in waiting { continuation.resume() }
  }
}

private struct State: Sendable {
  var commands: [TransferQueue.Command] = []
  var lastTicket = 0
  var isStopped = false
  /// The handle while the thread runs.
  var multi: MultiHandle?
  var waiting: [CheckedContinuation<Void, Never>] = []
}
