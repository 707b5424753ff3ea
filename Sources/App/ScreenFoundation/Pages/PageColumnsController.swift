import Containment
import GTK

/// The sections of a page in two columns if the window is wide enough, or in one.
final class PageColumnsController<Page>: ViewController {
  /// Called each time the sections have shown a page.
  var onShow: () -> Void = {}
  private let columns: [PageSectionsController<Page>]
  private let containers = [
    ChildContainer("the main column"), ChildContainer("the second column"), ChildContainer("below the columns"),
  ]

  init(_ sections: PageSections<Page>) {
    columns = [sections.main, sections.aside, sections.below].map { PageSectionsController($0) }
    super.init()
  }

  override func loadView() { view = LayoutBox(PageColumnsLayout(), containers.map(\.widget)) }

  override var preferredFocus: Widget { columns[0].preferredFocus }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (column, container) in zip(columns, containers) { add(child: column, in: container) }
  }

  func show(_ page: Page) {
    loadViewIfNeeded()
    columns.forEach { $0.show(page) }
    onShow()
  }
}
