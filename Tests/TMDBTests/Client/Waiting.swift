import Foundation
import TMDBTesting

@testable import TMDB

extension Client {
  /// Returns a client whose pauses before retries have their maximum length.
  static func withoutJitter(
    _ networking: any Networking, limits: RequestLimits, clock: ManualClock, date: Date = Date()
  ) -> Client {
    var client = Client(networking: networking, limits: limits, clock: clock, date: { date })
    client.jitter = { 1 }
    return client
  }
}

/// Helpers that wait for a condition by yielding to other tasks, not for a fixed time. The suites' time limits are the
/// deadline.
extension Client {
  func waitForWaiters(_ count: Int) async {
    while await gate.waiting != count {
      if Task.isCancelled { return }
      await Task.yield()
    }
  }
}

extension PagedSource {
  /// Waits until this number of callers wait for the page in progress, or until something has gone wrong.
  ///
  /// - Throws: `CancellationError` when the test's time is up, so that the test doesn't wait for a response that may
  ///   never arrive.
  func waitForSubscribers(_ count: Int, unless isWrong: @Sendable () -> Bool = { false }) async throws {
    while subscriberCount != count, !isWrong() {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}
