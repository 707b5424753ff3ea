import Containment

/// What the screens that are seen say and do, taken together.
extension RootCoordinator {
  /// Asks anew for what is on screen, and for pictures that there were none of.
  func refresh() {
    images.forgetFailures()
    controller.visibleScreens.forEach { $0.refresh() }
  }

  /// Asks anew for what is on screen and is not of now, as TMDB can be asked again.
  func networkReturned() {
    images.forgetFailures()
    for screen in controller.visibleScreens where !screen.hasContent || screen.savedDate != nil { screen.refresh() }
  }

  /// Whether there is something to read on screen; to be followed by observation.
  var hasContent: Bool { controller.visibleScreens.contains { $0.hasContent } }

  /// Whether everything that is seen has come, pictures included.
  package var isSettled: Bool {
    let screens = controller.visibleScreens
    return !screens.isEmpty && screens.allSatisfy(\.isSettled) && images.pendingCount == 0
  }
}
