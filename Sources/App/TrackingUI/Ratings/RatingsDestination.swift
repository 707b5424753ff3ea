import Catalogue
import Containment
import ScreenFoundation
import Tracking

/// The titles that the user has rated, or some of them.
package nonisolated struct RatingsDestination: TrackingDestination {
  package static let forms = ["ratings?kind=movie"]
  package static let permanent = [RatingsDestination()]
  let filter: RatingsFilter

  init(_ filter: RatingsFilter = RatingsFilter()) { self.filter = filter }

  package var address: String { filter.isEmpty ? "ratings" : "ratings?\(filter.parameters)" }

  package init?(address: String) {
    if address == "ratings" {
      self.init()
      return
    }
    guard address.hasPrefix("ratings?"), let filter = RatingsFilter(parameters: String(address.dropFirst(8))) else {
      return nil
    }
    self.init(filter)
  }

  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    let app = context.app
    let model = RatingsModel(app.library, app.catalogue.pages, app.catalogue.guides, filter: filter)
    return {
      StatefulContentController(
        observing: RatingsController(model, app.screens) { [open = context.open] in
          open($0.destination)
        }
      ).performing(context.perform)
    }
  }
}
