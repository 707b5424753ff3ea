import GTK

/// A window as the place where a tree of controllers meets the screen.
extension Window {
  /// Makes a controller the window's content, in place of the one before. The window owns it; it appears when the window
  /// does, and disappears before the window is gone.
  public func setRootViewController(_ controller: ViewController) {
    ContainmentStyle.install()
    let root = root()
    root.disappear()
    root.controller = controller
    controller.formerContainer = nil
    root.place.child = controller.view
    if isMapped { root.appear() }
  }

  /// The controller whose view is the window's content; `nil` until ``setRootViewController(_:)`` is first called.
  public var rootViewController: ViewController? { (kept(for: rootKey) as? WindowRoot)?.controller }

  var announcer: Announcer? { (kept(for: rootKey) as? WindowRoot)?.announcer }

  var toasts: ToastOverlay? { (kept(for: rootKey) as? WindowRoot)?.toasts }

  private func root() -> WindowRoot {
    if let root = kept(for: rootKey) as? WindowRoot { return root }
    let root = WindowRoot()
    keep(root, for: rootKey)
    setContent(root.makeContent())
    onMap { [weak root] in root?.appear() }
    onUnmap { [weak root] in root?.disappear() }
    return root
  }
}

/// Drives the root controller's appearance from its window's.
private final class WindowRoot {
  var controller: ViewController?
  let place = Bin()
  let announcer = Announcer()
  lazy var toasts = ToastOverlay(place)

  /// The announcer is laid over, where it asks for no room.
  func makeContent() -> Widget {
    announcer.widget.horizontalAlignment = .start
    announcer.widget.verticalAlignment = .start
    let overlay = Overlay(toasts)
    overlay.add(announcer.widget)
    return overlay
  }

  func appear() {
    controller?.beginAppearanceTransition(isAppearing: true)
    controller?.endAppearanceTransition()
  }

  func disappear() {
    controller?.beginAppearanceTransition(isAppearing: false)
    controller?.endAppearanceTransition()
  }
}

private let rootKey = "matinee-root-view-controller"
