/// Where a controller is between off and on the screen. Its four methods are called by the moves between these, so they
/// are always in balance.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

extension ViewController {
  /// Whether the controller's view is on screen.
  public final var isVisible: Bool { appearance == .appeared }

  /// Whether the view is on screen, or on its way there: what is added now appears at once.
  final var isVisibleOrAppearing: Bool { appearance == .appeared || appearance == .appearing }

  /// Tells this controller, and then the children it shows, that they are about to come on or go off the screen.
  ///
  /// Source: [beginAppearanceTransition](https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)).
  public final func beginAppearanceTransition(isAppearing: Bool) {
    if isAppearing, let formerContainer {
      return ContainmentFault.usedAfterRemoval(self, container: formerContainer).raise()
    }
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing):
      loadViewIfNeeded()
      appearance = .appearing
      calling(.viewWillAppear) { viewWillAppear() }
    case (false, .appeared), (false, .appearing):
      appearance = .disappearing
      calling(.viewWillDisappear) { viewWillDisappear() }
    default: return
    }
    forward { $0.beginAppearanceTransition(isAppearing: isAppearing) }
  }

  /// Tells this controller, and then the children it shows, that the transition is over.
  public final func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      calling(.viewDidAppear) { viewDidAppear() }
    case .disappearing:
      appearance = .disappeared
      calling(.viewDidDisappear) { viewDidDisappear() }
    default: return
    }
    forward { $0.endAppearanceTransition() }
  }

  private func forward(_ body: (ViewController) -> Void) {
    for child in children where shows(child: child) || child.appearance != .disappeared { body(child) }
  }
}
