import Catalogue
import Containment
import Downloads
import GTK
import ScreenFoundation
import Search
import Tracking

/// The commands about tabs, the search and the menu.
extension RootCoordinator {
  func select(_ tab: RootTab) {
    controller.popToRoot()
    tabs.select(tab)
  }

  /// Shows the search tab and focuses its field.
  func search() {
    select(.search)
    controller.takeFocus()
  }

  /// Starts a search with a key that no focused widget handled.
  func search(typing key: TypedKey) -> Bool { controller.top === tabs.controller && tabs.search(typing: key) }

  /// Opens the menu in the visible header bar.
  func openMenu() { controller.top?.navigationItem.trailing.lazy.compactMap { $0 as? MenuButton }.last?.open() }

  /// Selects the next of the tab's lists, or the previous one for a step of −1.
  func selectList(_ step: Int) {
    if controller.top === tabs.controller { tabs.selectList(step) }
  }

  /// The search model.
  var searchModel: SearchModel { tabs.searchModel }

  /// The visible destination as an item to download; `nil` if there is nothing to download, and for guests.
  var downloadItem: DownloadedItem? {
    app.session.isGuest ? nil : destination.downloadItem(title: page?.title)
  }
}
