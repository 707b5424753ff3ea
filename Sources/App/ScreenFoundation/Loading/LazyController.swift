import Containment
import GTK

/// A segment whose content is made when it first appears, so that the others cost nothing at launch.
package final class LazyController: ViewController {
  private let make: () -> ViewController
  private var content: ViewController?

  package init(title: String, _ make: @escaping () -> ViewController) {
    self.make = make
    super.init(title: title)
  }

  package override var preferredFocus: Widget { content?.preferredFocus ?? view }

  package override func viewDidLoad() {
    super.viewDidLoad()
    let content = make()
    self.content = content
    add(child: content)
  }
}
