import Containment
import Localization
import MatineeCore
import TitleIdentity

/// The flow of the Genres tab: a segment with shelves of films and one with shelves of series.
final class GenresCoordinator: SegmentsCoordinator {
  let controller: SegmentedController
  let destinations = GenresDestination.permanent

  init(title: String, _ context: ScreenContext) {
    let app = context.app
    let screens = destinations.map { genres in
      let screen = GenreShelvesController(
        title: genres.kind.plural, model: app.services.genreShelves(of: genres.kind), images: app.images,
        badges: app.badges, open: context.open)
      context.connect(screen)
      return screen
    }
    controller = SegmentedController(items: screens, title: title)
  }
}

extension TitleID.Kind {
  /// The plural in header capitalization.
  fileprivate var plural: String {
    switch self {
    case .movie: tr("Films")
    case .show: tr("Series", context: "plural")
    }
  }
}
