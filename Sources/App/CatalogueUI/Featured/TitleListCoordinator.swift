import Catalogue
import Containment
import Localization
import ScreenFoundation
import TitleIdentity

/// The flow of the Films and Series tabs: TMDB's lists, then the genres, as segments. The tabs differ only in their
/// lists.
package final class TitleListCoordinator: SegmentsCoordinator {
  package init<ListDestination: TitleListDestination>(
    title: String, _ lists: [ListDestination], genres: TitleID.Kind, _ context: ScreenContext
  ) {
    let (app, open) = (context.app, context.open)
    func makeList(_ list: ListDestination.List) -> ViewController {
      let titles = TitleListContentController<TitleSummary>(app.listLayout, images: app.images, badges: app.badges) {
        open(TitleDestination($0))
      }
      let screen = PagedFetcherController(
        title: list.title, model: app.catalogue.lists.model(of: list), content: titles, perform: context.perform)
      context.connect(screen)
      return screen
    }
    func makeShelves() -> ViewController {
      let shelves = GenreShelvesController(
        title: tr("Genres"), model: GenreShelvesModel(genres, app.catalogue.pages, clock: app.catalogue.clock),
        images: app.images, badges: app.badges, perform: context.perform)
      shelves.onSelect = { open($0.destination) }
      shelves.onSeeAll = { open(GenreDestination(id: $0, name: $1)) }
      context.connect(shelves)
      return shelves
    }
    let segments = lists.map { destination in
      (destination.list.title, destination as any Destination, { makeList(destination.list) })
    }
    super.init(title: title, segments + [(tr("Genres"), GenresDestination(genres), makeShelves)])
  }
}
