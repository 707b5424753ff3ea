import Catalogue
import Containment
import ScreenFoundation
import TitleIdentity

/// The page of a season, composed of several features.
extension SeasonDestination: ComposedDestination {
  func makeScreen(_ context: PageContext) -> () -> ViewController {
    let model = context.screens.app.services.model(of: id, card: card)
    return { context.screens.connect(SeasonPages.make(model, of: series, startingAt: episode, context), reference) }
  }
}
