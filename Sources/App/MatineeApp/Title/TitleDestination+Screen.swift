import Catalogue
import Containment
import Downloads
import ScreenFoundation
import TitleIdentity
import Tracking
import TrackingUI

/// The page of a film or series, composed of several features.
extension TitleDestination: ComposedDestination {
  func makeScreen(_ context: PageContext) -> () -> ViewController {
    let catalogue = context.app.catalogue
    let model = TitlePageModel(id, summary: summary, catalogue.pages, clock: catalogue.clock)
    model.explainRemoval(with: context.tracking.app.library)
    let notes = context.tracking.household.notes(on: id, preview: summary)
    var start = season
    return {
      // A page that is made again returns to its last position.
      defer { start = nil }
      let page = TitlePages.make(model, notes: notes(), startingAt: start, context)
      page.makeFallback = notes
      return context.screens.connect(page, reference)
    }
  }
}
