import Observation

extension Connectivity {
  /// Returns once TMDB can be asked, or the task is cancelled.
  func waitUntilOnline() async {
    for await state in Observations({ self.state }) where state == .online { return }
  }
}
