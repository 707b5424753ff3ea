import Containment
import Tracking

/// The current profile's watchlist, in the Library tab.
nonisolated struct WatchlistDestination: PageDestination {
  static let permanent = [WatchlistDestination()]
  let address = "watchlist"

  init() {}
  init?(address: String) { self.init(permanentAddress: address) }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let app = context.app
    let model = WatchlistModel(app.library, app.services, myServices: app.choices.myServices)
    return {
      let page = StatefulContentController(
        WatchlistController(model, app, open: context.open, perform: context.perform))
      page.reload(whenContentChanges: { model.isEmpty == false })
      return page
    }
  }
}
