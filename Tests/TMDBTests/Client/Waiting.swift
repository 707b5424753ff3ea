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
  func waitForInterest(_ count: Int) async {
    while interested != count {
      if Task.isCancelled { return }
      await Task.yield()
    }
  }
}
