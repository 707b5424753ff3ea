import GTK

/// A window as the place where a tree of controllers meets the screen.
extension Window {
  /// Makes a controller the window's content. The window owns it; it appears when the window does, and disappears
  /// before the window is gone.
  public func setRootViewController(_ controller: ViewController) {
    let root = WindowRoot(controller)
    keep(root, for: rootKey)
    setContent(controller.view)
    onMap { [weak root] in root?.appear() }
    onUnmap { [weak root] in root?.disappear() }
    if isMapped { root.appear() }
  }

  public var rootViewController: ViewController? { (kept(for: rootKey) as? WindowRoot)?.controller }
}

/// Drives the root controller's appearance from its window's.
private final class WindowRoot {
  let controller: ViewController

  init(_ controller: ViewController) { self.controller = controller }

  func appear() {
    controller.beginAppearanceTransition(isAppearing: true)
    controller.endAppearanceTransition()
  }

  func disappear() {
    controller.beginAppearanceTransition(isAppearing: false)
    controller.endAppearanceTransition()
  }
}

private let rootKey = "matinee-root-view-controller"
