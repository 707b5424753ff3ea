import Catalogue
import Containment
import ScreenFoundation

/// The page of a person.
extension PersonDestination: ScreenDestination {
  package func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let model = context.app.services.model(ofPerson: id, summary: summary)
    return { context.connect(PersonPages.make(model, context), reference) }
  }
}
