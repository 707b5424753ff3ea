import Synchronization

/// A list of waiters for conditions on a state.
///
/// Each waiter is resumed once: when its condition holds, even if it already does, or when its task is cancelled.
struct Conditions<State>: Sendable {
  private var waiters: [Waiter] = []
  private var lastTicket = 0

  private struct Waiter: Sendable {
    var ticket: Int
    var isSatisfied: @Sendable (State) -> Bool
    var continuation: CheckedContinuation<Void, Never>
  }

  /// Returns a ticket for a new waiter.
  mutating func ticket() -> Int {
    lastTicket += 1
    return lastTicket
  }

  mutating func add(
    _ ticket: Int, _ isSatisfied: @escaping @Sendable (State) -> Bool, _ continuation: CheckedContinuation<Void, Never>
  ) {
    waiters.append(Waiter(ticket: ticket, isSatisfied: isSatisfied, continuation: continuation))
  }

  /// Removes the waiters whose conditions hold, and returns them. The caller resumes them outside its lock.
  mutating func removeSatisfied(by state: State) -> [CheckedContinuation<Void, Never>] {
    let satisfied = waiters.filter { $0.isSatisfied(state) }
    waiters.removeAll { $0.isSatisfied(state) }
    return satisfied.map(\.continuation)
  }

  /// Removes and returns a cancelled waiter.
  mutating func take(_ ticket: Int) -> CheckedContinuation<Void, Never>? {
    waiters.firstIndex { $0.ticket == ticket }.map { waiters.remove(at: $0).continuation }
  }
}
