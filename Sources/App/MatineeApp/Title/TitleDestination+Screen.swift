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
    return {
      let page = TitlePages.make(model, notes: notes(), context)
      page.makeFallback = notes
      return context.screens.connect(page, reference)
    }
  }
}
