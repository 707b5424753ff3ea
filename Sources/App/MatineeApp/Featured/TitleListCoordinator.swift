import Containment
import MatineeCore

/// The flow of the Featured and TV tabs: TMDB's lists as segments. Both share this class and differ only in their
/// lists.
final class TitleListCoordinator<ListDestination: TitleListDestination>: TabCoordinator {
  let controller: SegmentedController
  private let lists = ListDestination.List.allCases

  init(title: String, _ context: ScreenContext) {
    let app = context.app
    let screens = lists.map { list in
      let screen = PagedFetcherController(
        title: list.title, model: app.lists.model(of: list), images: app.images, badges: app.badges
      ) { context.open(TitleDestination($0)) }
      context.connect(screen)
      return screen
    }
    controller = SegmentedController(items: screens, title: title)
  }

  var tabController: ViewController { controller }

  var destination: any Destination { ListDestination(lists[controller.selectedIndex]) }

  func show(_ destination: any Destination) -> Bool {
    guard let destination = destination as? ListDestination, let index = lists.firstIndex(of: destination.list) else {
      return false
    }
    controller.select(index)
    return true
  }

  func selectNext(_ step: Int) { controller.selectNext(step) }
}
