import Containment
import GTK

/// A controller for any widget, with an optional child controller below it.
final class WidgetController: ViewController {
  private let content: Box
  private let child: ViewController?

  init(_ content: Widget, _ child: ViewController? = nil) {
    self.content = Box(.vertical, [content])
    self.child = child
    super.init()
  }

  convenience init(_ child: ViewController) { self.init(Box(), child) }

  override func loadView() { view = content }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let child else { return }
    add(child: child)
    child.view.expandsVertically = true
  }
}
