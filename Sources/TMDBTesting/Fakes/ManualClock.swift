import Synchronization

/// A clock that stands still until the test moves it: whoever sleeps by it wakes when its time has come, and not
/// before.
///
/// ```swift
/// let clock = ManualClock()
/// let client = Client(networking: networking, clock: clock)
/// await clock.waitForSleepers(1)
/// clock.advance(by: .seconds(1))
/// ```
public final class ManualClock: Clock {
  /// A moment of this clock: the time since it was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// A moment this long after the clock was made.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The moment that much later; earlier for a negative duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// How long it is from this moment to the other; negative when the other is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let state = Mutex(State())

  /// Makes a clock that stands at zero.
  public init() {}

  /// Where the test has moved the clock to; it never moves by itself.
  public var now: Instant { Instant(offset: state.withLock(\.now)) }
  /// Zero: the clock tells any two moments apart.
  public var minimumResolution: Duration { .zero }

  /// How many sleep now.
  public var sleepers: Int { state.withLock(\.sleepers.count) }

  /// Moves the clock on, and wakes those whose time has come.
  public func advance(by duration: Duration) {
    change { $0.now += duration }
  }

  /// Moves the clock on to the moment at which the first sleeper wakes; returns how far that was, `nil` when nobody
  /// sleeps.
  @discardableResult
  public func advanceToNextSleeper() -> Duration? {
    var step: Duration?
    change { state in
      guard let next = state.sleepers.map(\.deadline).min() else { return }
      step = next - state.now
      state.now = max(state.now, next)
    }
    return step
  }

  /// Waits until this many sleep at once, or until the task is cancelled.
  public func waitForSleepers(_ count: Int) async {
    let ticket = state.withLock { state in state.conditions.ticket() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        change { $0.conditions.add(ticket, { $0 >= count }, continuation) }
        if Task.isCancelled { giveUp(ticket) }
      }
    } onCancel: {
      giveUp(ticket)
    }
  }

  /// Waits until the test has moved the clock to the deadline, and returns at once where it stands there already. The
  /// tolerance does not count. Throws `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        change { $0.sleepers.append(Sleeper(ticket: ticket, deadline: deadline.offset, continuation: continuation)) }
        if Task.isCancelled { wake(ticket) }
      }
    } onCancel: {
      wake(ticket)
    }
  }
}

private struct Sleeper: Sendable {
  var ticket: Int
  var deadline: Duration
  var continuation: CheckedContinuation<Void, any Error>
}

private struct State: Sendable {
  var now: Duration = .zero
  var lastTicket = 0
  var sleepers: [Sleeper] = []
  var conditions = Conditions<Int>()
}

extension ManualClock {
  private func change(_ body: (inout sending State) -> Void) {
    let (woken, told) = state.withLock { state in
      body(&state)
      let woken = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return (woken, state.conditions.takeSatisfied(by: state.sleepers.count))
    }
    for sleeper in woken { sleeper.continuation.resume() }
    for continuation in told { continuation.resume() }
  }

  private func giveUp(_ ticket: Int) {
    let continuation = state.withLock { state in state.conditions.take(ticket) }
    continuation?.resume()
  }

  private func wake(_ ticket: Int) {
    let sleeper = state.withLock { state in
      let index = state.sleepers.firstIndex { $0.ticket == ticket }
      return index.map { state.sleepers.remove(at: $0) }
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
