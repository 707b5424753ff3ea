import Catalogue
import Containment
import ScreenFoundation

/// The page of a collection.
extension CollectionDestination: ScreenDestination {
  package func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let model = context.app.services.model(ofCollection: id)
    return { context.connect(CollectionPages.make(model, card: card, context), reference) }
  }
}
