import Containment
import GTK

/// A vertically scrolling page of view controllers.
final class PageController: ViewController {
  private let parts: [ViewController]
  private let containers: [ChildContainer]

  init(_ parts: [ViewController]) {
    self.parts = parts
    containers = parts.map { _ in ChildContainer("part") }
    super.init()
  }

  override func loadView() {
    let scrolled = ScrolledWindow(Box(.vertical, spacing: 6, containers.map(\.widget)))
    scrolled.expandsVertically = true
    view = scrolled
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    zip(parts, containers).forEach { add(child: $0, in: $1) }
  }
}
