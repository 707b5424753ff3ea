import Foundation

/// The time as the client sees it: a steady one to wait by, and the calendar's to tell people. Tests bring their own.
struct RequestClock: Sendable {
  /// How long it has been since some moment in the past.
  let now: @Sendable () -> Duration
  /// Waits, until the time is over or the task is cancelled.
  let sleep: @Sendable (Duration) async throws -> Void
  /// The date of the calendar.
  let date: @Sendable () -> Date

  init<Source: Clock>(_ clock: Source, date: @escaping @Sendable () -> Date = { Date() })
  where Source.Duration == Duration {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
    self.date = date
  }
}
