/// The appearance state of a controller. Each change of state calls one of the four appearance methods, so their calls
/// are always balanced.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

extension ViewController {
  /// Whether the controller's view is on screen.
  public final var isVisible: Bool { appearance == .appeared }

  /// Whether the view is on screen or about to be. A child added now appears immediately.
  final var isVisibleOrAppearing: Bool { appearance == .appeared || appearance == .appearing }

  /// Notifies this controller, then its visible children, that their views are about to appear or disappear.
  ///
  /// Source:
  /// [UIKit](https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)).
  public final func beginAppearanceTransition(isAppearing: Bool) {
    if isAppearing, let previousContainer {
      return ContainmentFault.usedAfterRemoval(self, container: previousContainer).raise()
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

  /// Notifies this controller, then its visible children, that the transition has ended.
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
