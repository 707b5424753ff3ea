import Catalogue
import Containment
import ScreenFoundation
import TitleIdentity

/// The page of a season, composed of several features.
extension SeasonDestination: ComposedDestination {
  func makeScreen(_ context: PageContext) -> () -> ViewController {
    let catalogue = context.app.catalogue
    let model = SeasonPageModel(id, card: card, of: series, catalogue.pages, clock: catalogue.clock)
    return { context.screens.connect(SeasonPages.make(model, startingAt: episode, context), reference) }
  }
}
