import AppFoundation
import Catalogue
import Containment
import ScreenFoundation

/// The flow of a group of titles such as a genre: its page with the filters.
package struct DiscoverCoordinator {
  package let model: DiscoverModel
  package let context: ScreenContext

  package init(model: DiscoverModel, context: ScreenContext) {
    self.model = model
    self.context = context
  }

  /// Makes the page.
  ///
  /// - Parameter findTitle: Loads the page's title; `nil` if `title` is final.
  package func makePage(title: String, findTitle: (() async -> String?)? = nil) -> ViewController {
    let app = context.app
    let page = DiscoverController(
      title: title, model: model, images: app.images, badges: app.badges, findTitle: findTitle,
      perform: context.perform)
    page.grid.onSelect = { [open = context.open] in open($0.destination) }
    context.connect(page.fetcher)
    page.navigationItem.showMenu([.download, .removeDownload])
    return page
  }
}
