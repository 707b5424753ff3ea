import Catalogue
import Containment
import Foundation
import GTK
import Localization

/// The links of a page, opened in a web browser.
package final class LinksSection<Page: LinkedPage>: ViewController, PageSection {
  private let links = FlowView(name: tr("Links"))
  private let open: (WebLink) -> Void

  package init(open: @escaping (WebLink) -> Void) {
    self.open = open
    super.init()
  }

  package override func loadView() {
    let box = Box(.vertical, spacing: 12, [PageHeading.make(tr("Links")), links.widget])
    box.setMargins(top: 12, bottom: 24, start: 12, end: 12)
    view = box
  }

  package func show(_ page: Page) {
    view.isVisible = !page.links.isEmpty
    links.pills = page.links.map { Pill(id: $0.address.absoluteString, title: $0.name) }
    links.onSelect = { [open] pill in
      page.links.first { $0.address.absoluteString == pill.id }.map(open)
    }
  }
}
