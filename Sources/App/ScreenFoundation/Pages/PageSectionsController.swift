import Containment
import GTK

/// The sections of a page, in order from top to bottom.
package final class PageSectionsController<Page>: ViewController {
  private let sections: [any PageSection<Page>]
  private let layout = PageSectionsLayout()
  private lazy var box = LayoutBox(layout)

  package init(_ sections: [any PageSection<Page>]) {
    self.sections = sections
    super.init()
  }

  package override func loadView() { view = box }

  package override func insertView(of child: ViewController) { box.append(child.view) }

  /// The first section that accepts the initial focus.
  package override var preferredFocus: Widget {
    sections.first { $0.isStart && $0.view.canTakeFocus }?.preferredFocus ?? view
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    sections.forEach(add)
    let wide = Set(sections.filter(\.fillsWidth).map(\.view.pointer))
    layout.fillsWidth = { wide.contains($0.pointer) }
  }

  package func show(_ page: Page) {
    loadViewIfNeeded()
    sections.forEach { $0.show(page) }
  }
}
