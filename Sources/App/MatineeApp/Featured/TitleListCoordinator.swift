import Containment
import MatineeCore

/// The flow of the Featured and TV tabs: TMDB's lists as segments. Both share this class and differ only in their
/// lists.
final class TitleListCoordinator<ListDestination: TitleListDestination>: SegmentsCoordinator {
  let controller: SegmentedController
  let destinations = ListDestination.permanent

  init(title: String, _ context: ScreenContext) {
    let app = context.app
    let screens = destinations.map(\.list).map { list in
      let screen = PagedFetcherController(
        title: list.title, model: app.lists.model(of: list), images: app.images, badges: app.badges
      ) { context.open(TitleDestination($0)) }
      context.connect(screen)
      return screen
    }
    controller = SegmentedController(items: screens, title: title)
  }
}
