import Synchronization

/// A clock that only moves when the test advances it. A sleeper wakes at its deadline, never earlier.
///
/// <!-- snippet: import TMDB; let networking: SuspendableNetworking! = nil -->
/// ```swift
/// let clock = ManualClock()
/// let client = Client(networking: networking, clock: clock)
/// async let page = client.value(of: MovieTarget.popular)
/// await clock.waitForSleepers(1)
/// clock.advance(by: .seconds(1))
/// ```
public final class ManualClock: Clock {
  /// An instant of the clock, relative to its creation.
  public struct Instant: InstantProtocol {
    /// The time since the clock's creation.
    public var offset: Duration

    /// Creates an instant from the time since the clock's creation.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// Returns the instant after a duration; an earlier one for a negative duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// Returns the duration to another instant; negative if that instant is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let state = Mutex(State())

  /// Creates a clock at zero.
  public init() {}

  /// The current instant, set by the test.
  public var now: Instant { Instant(offset: state.withLock(\.now)) }
  /// Zero, because the clock has unlimited resolution.
  public var minimumResolution: Duration { .zero }

  /// The number of current sleepers.
  public var sleepers: Int { state.withLock(\.sleepers.count) }

  /// Advances the clock and wakes the sleepers whose deadlines have passed.
  public func advance(by duration: Duration) {
    change { $0.now += duration }
  }

  /// Advances the clock to the earliest deadline.
  ///
  /// - Parameter limit: The maximum duration of the advance, or `nil` for none. The clock doesn't move if the earliest
  ///   deadline is further away.
  /// - Returns: The duration of the advance; `nil` if there are no sleepers within the limit.
  @discardableResult
  public func advanceToNextSleeper(within limit: Duration? = nil) -> Duration? {
    var step: Duration?
    change { state in
      guard let next = state.sleepers.map(\.deadline).min() else { return }
      if let limit, next - state.now > limit { return }
      step = next - state.now
      state.now = max(state.now, next)
    }
    return step
  }

  /// Waits for the given number of concurrent sleepers, or until the task is cancelled.
  public func waitForSleepers(_ count: Int) async {
    let ticket = state.withLock { state in state.conditions.ticket() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        change { $0.conditions.add(ticket, { $0 >= count }, continuation) }
        if Task.isCancelled { cancelWait(ticket) }
      }
    } onCancel: {
      cancelWait(ticket)
    }
  }

  /// Sleeps until the test has advanced the clock to the deadline. The tolerance is ignored.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        change { $0.sleepers.append(Sleeper(ticket: ticket, deadline: deadline.offset, continuation: continuation)) }
        if Task.isCancelled { cancelSleep(ticket) }
      }
    } onCancel: {
      cancelSleep(ticket)
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
    let (woken, satisfied) = state.withLock { state in
      body(&state)
      let woken = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return (woken, state.conditions.removeSatisfied(by: state.sleepers.count))
    }
    for sleeper in woken { sleeper.continuation.resume() }
    for continuation in satisfied { continuation.resume() }
  }

  private func cancelWait(_ ticket: Int) {
    let continuation = state.withLock { state in state.conditions.take(ticket) }
    continuation?.resume()
  }

  private func cancelSleep(_ ticket: Int) {
    let sleeper = state.withLock { state in
      let index = state.sleepers.firstIndex { $0.ticket == ticket }
      return index.map { state.sleepers.remove(at: $0) }
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
