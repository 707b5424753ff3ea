import Containment
import MatineeCore

/// The current profile's watchlist, in the Library tab.
nonisolated struct WatchlistDestination: PageDestination {
  static let permanent = [WatchlistDestination()]
  let address = "watchlist"

  init() {}
  init?(address: String) { self.init(permanentAddress: address) }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let app = context.app
    let model = WatchlistModel(app.library, app.services)
    return {
      let page = StatefulContentController(
        WatchlistController(model, images: app.images, badges: app.badges, open: context.open))
      page.reload(whenContentChanges: { model.titles?.isEmpty == false })
      return page
    }
  }
}
