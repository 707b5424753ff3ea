import Catalogue
import Containment
import ScreenFoundation

/// The page of a person.
extension PersonDestination: ScreenDestination {
  package func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let model = PersonPageModel(id, summary: summary, context.app.catalogue.pages, clock: context.app.catalogue.clock)
    let filmography = FilmographyModel(context.app.uses)
    return { context.connect(PersonPages.make(model, filmography, context), reference) }
  }
}
