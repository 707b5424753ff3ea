import Catalogue
import Containment
import Tracking

/// The titles that the user has rated.
nonisolated struct RatingsDestination: PageDestination {
  static let permanent = [RatingsDestination()]
  let address = "ratings"

  init() {}
  init?(address: String) { self.init(permanentAddress: address) }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let app = context.app
    let model = RatingsModel(app.library, format: app.services.pageFormat)
    return {
      let page = StatefulContentController(
        RatingsController(model, images: app.images, badges: app.badges, open: context.open))
      page.reload(whenContentChanges: { model.titles?.isEmpty == false })
      return page
    }
  }
}
