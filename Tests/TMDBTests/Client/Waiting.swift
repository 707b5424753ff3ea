@testable import TMDB

/// Waits for what others do, by giving them their turn: conditions, not times; the suites have a time limit.
extension Client {
  func waitForWaiters(_ count: Int) async {
    while await gate.waiting != count {
      if Task.isCancelled { return }
      await Task.yield()
    }
  }
}

extension PagedSource {
  /// Waits until so many wait for the page under way, or until something has gone wrong; throws when the test's time is
  /// up, so that it does not go on to wait for an answer that may never come.
  func waitForInterest(_ count: Int, unless isWrong: @Sendable () -> Bool = { false }) async throws {
    while interested != count, !isWrong() {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}
