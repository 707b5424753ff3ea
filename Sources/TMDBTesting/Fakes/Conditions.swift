import Synchronization

/// Those who wait for a state to be reached: each is told once, at once when it holds already, and also when its task
/// is cancelled.
struct Conditions<State>: Sendable {
  private var waiters: [Waiter] = []
  private var lastTicket = 0

  private struct Waiter: Sendable {
    var ticket: Int
    var isSatisfied: @Sendable (State) -> Bool
    var continuation: CheckedContinuation<Void, Never>
  }

  /// A ticket for one who is about to wait.
  mutating func ticket() -> Int {
    lastTicket += 1
    return lastTicket
  }

  mutating func add(
    _ ticket: Int, _ isSatisfied: @escaping @Sendable (State) -> Bool, _ continuation: CheckedContinuation<Void, Never>
  ) {
    waiters.append(Waiter(ticket: ticket, isSatisfied: isSatisfied, continuation: continuation))
  }

  /// Takes out those who need wait no longer, for the caller to resume outside its lock.
  mutating func takeSatisfied(by state: State) -> [CheckedContinuation<Void, Never>] {
    let satisfied = waiters.filter { $0.isSatisfied(state) }
    waiters.removeAll { $0.isSatisfied(state) }
    return satisfied.map(\.continuation)
  }

  /// Takes out the one who gives up.
  mutating func take(_ ticket: Int) -> CheckedContinuation<Void, Never>? {
    waiters.firstIndex { $0.ticket == ticket }.map { waiters.remove(at: $0).continuation }
  }
}
