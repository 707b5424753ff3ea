import Catalogue
import Containment
import Localization
import ScreenFoundation
import TitleIdentity

/// The flow of the Films and Series tabs: TMDB's lists, then the genres, as segments. The tabs differ only in their
/// lists.
package final class TitleListCoordinator: @MainActor SegmentsCoordinator {
  package let controller: SegmentedController
  package let destinations: [any Destination]

  package init<ListDestination: TitleListDestination>(
    title: String, _ lists: [ListDestination], genres: TitleID.Kind, _ context: ScreenContext
  ) {
    let app = context.app
    let screens = lists.map(\.list).map { list in
      LazyController(title: list.title) {
        let screen = PagedFetcherController(
          title: list.title, model: app.catalogue.lists.model(of: list),
          content: TitleListContentController<TitleSummary>(
            app.listLayout, images: app.images, badges: app.badges
          ) {
            context.open(TitleDestination($0))
          }, perform: context.perform)
        context.connect(screen)
        return screen
      }
    }
    let shelves = LazyController(title: tr("Genres")) {
      let shelves = GenreShelvesController(
        title: tr("Genres"), model: GenreShelvesModel(genres, app.catalogue.pages, clock: app.catalogue.clock),
        images: app.images, badges: app.badges, open: context.open, perform: context.perform)
      context.connect(shelves)
      return shelves
    }
    destinations = lists.map { $0 as any Destination } + [GenresDestination(genres)]
    controller = SegmentedController(items: screens + [shelves], title: title)
  }
}
