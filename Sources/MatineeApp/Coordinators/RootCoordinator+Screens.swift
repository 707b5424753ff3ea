import Containment

/// What the screens that are seen say and do, taken together.
extension RootCoordinator {
  /// Asks anew for what is on screen, and for pictures that there were none of.
  func refresh() {
    images.forgetFailures()
    controller.visibleScreens.forEach { $0.refresh() }
  }

  /// Asks again for what the network's absence left undone, as TMDB can be asked again.
  func networkReturned() {
    images.forgetFailures()
    controller.visibleScreens.forEach { $0.resume() }
  }

  /// Whether there is something to read on screen; to be followed by observation.
  var hasContent: Bool { controller.visibleScreens.contains { $0.hasContent } }

  /// Whether everything that is seen has come, pictures included.
  package var isSettled: Bool {
    let screens = controller.visibleScreens
    return !screens.isEmpty && screens.allSatisfy(\.isSettled) && images.pendingCount == 0
  }
}
