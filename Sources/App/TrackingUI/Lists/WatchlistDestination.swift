import Catalogue
import Containment
import Library
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
    let model = app.makeTitles(of: .watchlist(of: app.library.profile))
    return {
      StatefulContentController(
        observing: ListTitlesController(model, app.screens, perform: context.perform) { [open = context.open] in
          open($0.destination)
        }
      ).performing(context.perform)
    }
  }
}
