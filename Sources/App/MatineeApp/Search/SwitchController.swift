import Containment
import GTK

/// A container that shows one of several controllers, with a crossfade between them.
final class SwitchController: ViewController {
  /// Called after replacing a controller that had the keyboard focus.
  var onLoseFocus: () -> Void = {}
  private(set) var shown: ViewController?
  private let stack = Stack()

  override func loadView() {
    stack.expandsVertically = true
    view = stack
  }

  override var preferredFocus: Widget { shown?.preferredFocus ?? view }

  override func shows(child: ViewController) -> Bool { child === shown }

  override func removeView(of child: ViewController) {
    if shown === child { shown = nil }
    stack.remove(child.view)
  }

  func show(_ controller: ViewController) {
    guard controller !== shown else { return }
    let hadFocus = shown.map { $0.isViewLoaded && $0.view.containsFocus } ?? false
    stack.transition = isVisible ? .crossfade : .none
    transition(from: shown, to: controller) {
      shown = controller
      if controller.view.parentWidget == nil { stack.add(controller.view) }
      stack.visibleChild = controller.view
    }
    if hadFocus { onLoseFocus() }
  }
}
