import Containment
import ScreenFoundation
import TrackingUI

/// The combined state and actions of all visible screens.
extension RootCoordinator {
  /// Reloads the visible screens, and retries pictures that failed to load.
  func refresh() {
    app.images.forgetFailures()
    controller.visibleScreens.forEach { $0.refresh() }
  }

  /// Resumes loading and retries failed pictures, now that TMDB is available again.
  func networkReturned() {
    app.images.forgetFailures()
    controller.visibleScreens.forEach { $0.resume() }
  }

  /// Whether there is content to read on screen, or all that is visible is empty or has failed to load; observable.
  var hasResult: Bool {
    _ = root.screenChanges
    let screens = controller.visibleScreens
    return screens.contains { $0.hasContent } || !screens.isEmpty && screens.allSatisfy(\.isSettled)
  }

  /// Whether everything visible has loaded, including pictures and badges.
  package var isSettled: Bool {
    let screens = controller.visibleScreens
    return !screens.isEmpty && screens.allSatisfy(\.isSettled) && app.images.pendingCount == 0 && app.badges.isSettled
  }
}
