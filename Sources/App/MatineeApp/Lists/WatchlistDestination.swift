import Containment
import Library
import Localization
import MatineeCore

/// The current profile's watchlist, in the Library tab.
nonisolated struct WatchlistDestination: PageDestination {
  static let permanent = [WatchlistDestination()]
  let address = "watchlist"

  init() {}
  init?(address: String) { self.init(permanentAddress: address) }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let id = ListID.watchlist(of: context.app.library.profile)
    return { context.lists.page.makePage(id, name: tr("Watchlist"), menus: context.menus) }
  }
}
