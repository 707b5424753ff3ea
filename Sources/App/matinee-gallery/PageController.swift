import Containment
import GTK

/// A vertically scrolling page of view controllers.
final class PageController: ViewController {
  private let parts: [ViewController]
  private let places: [ChildContainer]

  init(_ parts: [ViewController]) {
    self.parts = parts
    places = parts.map { _ in ChildContainer("part") }
    super.init()
  }

  override func loadView() {
    let scrolled = ScrolledWindow(Box(.vertical, spacing: 6, places.map(\.widget)))
    scrolled.expandsVertically = true
    view = scrolled
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    zip(parts, places).forEach { add(child: $0, in: $1) }
  }
}
