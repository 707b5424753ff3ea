import Catalogue
import Containment
import ScreenFoundation

/// The page of a collection.
extension CollectionDestination: ScreenDestination {
  package func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let model = PageModel(ofCollection: id, context.app.catalogue.pages, clock: context.app.catalogue.clock)
    let films = CollectionFilmsModel(context.app.uses)
    return { context.connect(CollectionPages.make(model, films, card: card, context), reference) }
  }
}
