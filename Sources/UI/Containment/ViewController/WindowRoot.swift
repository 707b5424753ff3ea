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
    controller.rootClock = clock
    controller.previousContainer = nil
    root.show(controller)
    if isMapped { root.appear() }
  }

  /// Hides the root view controller, which must not be used again, and removes its views in short steps while the main
  /// loop is idle. Call it before setting another root.
  public func discardRootViewController() {
    guard let root = retained(for: rootKey) as? WindowRoot else { return }
    root.disappear()
    // GTK would continue to send keys to a hidden widget with the focus.
    clearFocus()
    root.discardController()
  }

  /// The window's root view controller; `nil` before the first call of ``setRootViewController(_:clock:)``, after
  /// ``discardRootViewController()``, and after the window has closed.
  public var rootViewController: ViewController? { (retained(for: rootKey) as? WindowRoot)?.controller }

  var announcer: Announcer? { (retained(for: rootKey) as? WindowRoot)?.announcer }

  var toasts: ToastOverlay? { (retained(for: rootKey) as? WindowRoot)?.toasts }

  private func root(_ clock: any Clock<Duration>) -> WindowRoot {
    if let root = retained(for: rootKey) as? WindowRoot { return root }
    let root = WindowRoot(clock, width: defaultSize.width)
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
  private(set) var controller: ViewController?
  let announcer = Announcer()
  let toasts: ToastOverlay
  /// The containers of the controller and of the discarded ones.
  private let box = Box(.vertical)
  private var container: Bin?
  private var discarded: [DiscardedRoot] = []
  private let margins: WindowMargins

  /// - Parameter width: The width of the window before its first layout, in application pixels.
  init(_ clock: any Clock<Duration>, width: Int) {
    toasts = ToastOverlay(box, clock: clock)
    margins = WindowMargins(of: box, width: width)
    box.append(margins.widget)
  }

  /// Makes the window's content. The announcer is an overlay, so it takes up no space.
  func makeContent() -> Widget {
    announcer.widget.horizontalAlignment = .start
    announcer.widget.verticalAlignment = .start
    let overlay = Overlay(toasts)
    overlay.add(announcer.widget)
    return overlay
  }

  func show(_ controller: ViewController) {
    self.controller = controller
    let container = container ?? makeContainer()
    container.child = controller.view
  }

  private func makeContainer() -> Bin {
    let new = Bin()
    new.expandsVertically = true
    box.append(new)
    container = new
    return new
  }

  /// Hides the controller, and removes its views while the main loop is idle.
  func discardController() {
    guard let controller, let container else { return }
    (self.controller, self.container) = (nil, nil)
    container.isVisible = false
    let root = DiscardedRoot(controller)
    discarded.append(root)
    root.remove { [weak self, weak root] in
      self?.box.remove(container)
      self?.discarded.removeAll { $0 === root }
    }
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

/// An object whose window dialogs can appear over, so that code without widgets can name the parent of a dialog.
@MainActor
public protocol DialogParent {
  /// The window; `nil` while there is none.
  var window: Window? { get }
}

extension Widget: DialogParent {}

extension ViewController: DialogParent {
  /// The window that contains the view; `nil` while there is none. Unlike ``view``, it doesn't load the view.
  public final var window: Window? { loadedView?.window }
}
