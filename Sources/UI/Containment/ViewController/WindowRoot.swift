import GTK

/// Windows as hosts of a root view controller.
extension Window {
  /// Sets the window's root view controller, in place of the previous one. The window retains it
  /// until it closes. The controller appears with the window, and disappears before the window is destroyed.
  ///
  /// - Parameter clock: The clock for the time that notices stay visible, and for the delay of spinners. Notices use
  ///   the clock of the first call.
  public func setRootViewController(_ controller: ViewController, clock: any Clock<Duration> = ContinuousClock()) {
    ContainmentStyle.install()
    let root = root(clock)
    root.disappear()
    root.controller = controller
    controller.rootClock = clock
    controller.previousContainer = nil
    root.container.child = controller.view
    if isMapped { root.appear() }
  }

  /// The window's root view controller; `nil` before the first call of ``setRootViewController(_:clock:)``, and after
  /// the window has closed.
  public var rootViewController: ViewController? { (retained(for: rootKey) as? WindowRoot)?.controller }

  var announcer: Announcer? { (retained(for: rootKey) as? WindowRoot)?.announcer }

  var toasts: ToastOverlay? { (retained(for: rootKey) as? WindowRoot)?.toasts }

  private func root(_ clock: any Clock<Duration>) -> WindowRoot {
    if let root = retained(for: rootKey) as? WindowRoot { return root }
    let root = WindowRoot(clock)
    retain(root, for: rootKey)
    setContent(root.makeContent())
    onMap { [weak root] in root?.appear() }
    onUnmap { [weak root] in root?.disappear() }
    // Controllers may retain the window.
    onClosed { [pointer] in Object(retaining: pointer).discard(for: rootKey) }
    return root
  }
}

extension ViewController {
  /// The clock of the window that hosts this controller.
  final var windowClock: any Clock<Duration> { parent?.windowClock ?? rootClock }
}

/// The host of a root view controller. It forwards the window's appearance to the controller.
private final class WindowRoot {
  var controller: ViewController?
  let container = Bin()
  let announcer = Announcer()
  let toasts: ToastOverlay

  init(_ clock: any Clock<Duration>) { toasts = ToastOverlay(container, clock: clock) }

  /// Makes the window's content. The announcer is an overlay, so it takes up no space.
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
