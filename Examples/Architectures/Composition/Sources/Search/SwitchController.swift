import Containment
import GTK

/// A container that shows one of several controllers. It retains the views of the others, with their scroll positions.
final class SwitchController: ViewController {
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

  /// Shows a controller, which becomes a child if it isn't one yet.
  func show(_ controller: ViewController) {
    guard controller !== shown else { return }
    let hadFocus = shown?.view.containsFocus == true
    stack.transition = isVisible ? .crossfade : .none
    transition(from: shown, to: controller) {
      shown = controller
      if controller.view.parentWidget == nil { stack.add(controller.view) }
      stack.visibleChild = controller.view
    }
    if hadFocus { controller.takeFocus() }
  }
}
