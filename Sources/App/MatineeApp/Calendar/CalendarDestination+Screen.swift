import Catalogue
import Containment
import Planning
import PlanningUI
import ScreenFoundation

/// The calendar, with the library and the catalogue that it shows.
extension CalendarDestination: ComposedDestination {
  func makeScreen(_ context: PageContext) -> () -> ViewController {
    let (catalogue, screens) = (context.app.catalogue, context.screens)
    let model = CalendarModel(
      context.app.library, catalogue.pages, catalogue.guides, clock: catalogue.clock)
    return {
      let page = CalendarController(model, images: screens.app.images, perform: screens.perform) {
        screens.open($0.destination(catalogue.format))
      }
      screens.connect(page)
      return page
    }
  }
}
