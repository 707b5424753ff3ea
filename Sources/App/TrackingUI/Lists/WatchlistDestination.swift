import Catalogue
import Containment
import ScreenFoundation
import Tracking

/// The current profile's watchlist, in the Library tab.
package nonisolated struct WatchlistDestination: TrackingDestination {
  package static let permanent = [WatchlistDestination()]
  package let address = "watchlist"

  init() {}
  package init?(address: String) { self.init(permanentAddress: address) }

  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    let app = context.app
    let model = WatchlistModel(
      app.library, app.catalogue.pages, app.catalogue.guides, myServices: app.screens.myServices)
    return {
      StatefulContentController(
        observing: WatchlistController(model, app.screens, perform: context.perform) { [open = context.open] in
          open($0.destination)
        })
    }
  }
}
