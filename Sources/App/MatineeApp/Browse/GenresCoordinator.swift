import Containment
import MatineeCore
import TitleIdentity

/// The flow of the Genres tab: a segment with shelves of films and one with shelves of series.
final class GenresCoordinator: TabCoordinator {
  let controller: SegmentedController
  private let kinds = TitleID.Kind.allCases

  init(title: String, _ context: ScreenContext) {
    let app = context.app
    let screens = kinds.map { kind in
      let screen = GenreShelvesController(
        title: kind.plural, model: app.services.genreShelves(of: kind), images: app.images, badges: app.badges,
        open: context.open)
      context.connect(screen)
      return screen
    }
    controller = SegmentedController(items: screens, title: title)
  }

  var tabController: ViewController { controller }

  var destination: any Destination { GenresDestination(kinds[controller.selectedIndex]) }

  func show(_ destination: any Destination) -> Bool {
    guard let genres = destination as? GenresDestination, let index = kinds.firstIndex(of: genres.kind) else {
      return false
    }
    controller.select(index)
    return true
  }

  func selectNext(_ step: Int) { controller.selectNext(step) }
}

extension TitleID.Kind {
  /// The plural in header capitalization.
  fileprivate var plural: String {
    switch self {
    case .movie: "Films"
    case .show: "Series"
    }
  }
}
