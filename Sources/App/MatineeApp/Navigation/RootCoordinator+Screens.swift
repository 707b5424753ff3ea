import Containment

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

  /// Whether there is content to read on screen; observable.
  var hasContent: Bool { controller.visibleScreens.contains { $0.hasContent } }

  /// Whether everything visible has loaded, including pictures.
  package var isSettled: Bool {
    let screens = controller.visibleScreens
    return !screens.isEmpty && screens.allSatisfy(\.isSettled) && app.images.pendingCount == 0
  }
}
