import Catalogue
import Containment
import ScreenFoundation
import Tracking

/// The titles that the user has rated.
package nonisolated struct RatingsDestination: TrackingDestination {
  package static let permanent = [RatingsDestination()]
  package let address = "ratings"

  init() {}
  package init?(address: String) { self.init(permanentAddress: address) }

  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    let app = context.app
    let model = RatingsModel(app.library, format: app.catalogue.format)
    return {
      StatefulContentController(
        observing: RatingsController(model, images: app.images, badges: app.badges) { [open = context.open] in
          open(TitleDestination($0))
        })
    }
  }
}
