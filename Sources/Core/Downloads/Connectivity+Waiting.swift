import AppFoundation
import Observation

extension Connectivity {
  /// Returns once TMDB is reachable, or when the task is cancelled.
  func waitUntilOnline() async {
    for await state in Observations({ self.state }) where state == .online { return }
  }
}
