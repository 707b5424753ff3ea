import Foundation

/// The client's clocks: a monotonic one for waiting, and the calendar date for messages. Tests pass their own.
struct RequestClock: Sendable {
  /// Returns the time since a fixed moment in the past.
  let now: @Sendable () -> Duration
  /// Waits until the duration has passed or the task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void
  /// Returns the current date.
  let date: @Sendable () -> Date

  init<Source: Clock>(_ clock: Source, date: @escaping @Sendable () -> Date = { Date() })
  where Source.Duration == Duration {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
    self.date = date
  }
}
