import GTK

/// The base class of containers that show one of several children, with a crossfade between them.
///
/// A child's view is loaded just before it first appears. It is then retained, so its scroll position is preserved.
open class StackController: ViewController {
  /// The visible child, if any.
  public private(set) final var shown: ViewController?
  /// Moves the keyboard focus to the new child if the previous one had it.
  public final var moveFocus: (ViewController) -> Void = { $0.takeFocus() }
  /// Whether the view is only as high as the visible child, as in a section of a page. By default, it is as high as the
  /// highest child.
  public final var fitsShown: Bool {
    get { stack.fitsVisibleChild }
    set {
      stack.fitsVisibleChild = newValue
      stack.expandsVertically = !newValue
    }
  }
  let stack = Stack()

  open override func loadView() {
    stack.expandsVertically = !fitsShown
    view = stack
  }

  /// The preferred focus of the visible child.
  open override var preferredFocus: Widget { shown?.preferredFocus ?? view }

  public final override func shows(child: ViewController) -> Bool { child === shown }

  public final override func removeView(of child: ViewController) {
    if shown === child { shown = nil }
    stack.remove(child.view)
  }

  /// Replaces the visible child; for subclasses. The controller becomes a child if it isn't one yet.
  ///
  /// - Parameter name: The accessible name of the child's page when its view is added; empty for a plain container.
  public final func crossfade(to controller: ViewController, name: String = "") {
    guard controller !== shown else { return }
    let hadFocus = shown?.hasFocus == true
    stack.transition = isVisible ? .crossfade : .none
    transition(from: shown, to: controller) {
      shown = controller
      if controller.view.parentWidget == nil { stack.add(controller.view, name: name) }
      stack.visibleChild = controller.view
    }
    if hadFocus { moveFocus(controller) }
  }
}
