import Containment
import MatineeCore

/// The flow of *Genres*: shelves of films and shelves of series, side by side.
final class GenresCoordinator {
  let controller: SegmentedController
  private let kinds = TitleID.Kind.allCases

  /// - Parameters:
  ///   - perform: what a message's button asks of the app, by name.
  ///   - offers: finds what is offered where there is no network, and nothing was kept.
  ///   - open: goes on to a title, or to all of a genre.
  init(
    title: String, services: Services, images: any ImageProviding, badges: any BadgeProviding,
    perform: @escaping (String) -> Void, offers: WaysOffer.Find?, open: @escaping Open
  ) {
    let pages = kinds.map { kind in
      let page = GenreShelvesController(
        title: kind.plural, model: services.genreShelves(of: kind), images: images, badges: badges, open: open)
      page.onAction = perform
      page.offer(offers)
      return page
    }
    controller = SegmentedController(items: pages, title: title)
  }

  /// Whose genres are chosen.
  var kind: TitleID.Kind { kinds[controller.selectedIndex] }

  func show(_ kind: TitleID.Kind) {
    if let index = kinds.firstIndex(of: kind) { controller.select(index) }
  }
}

extension TitleID.Kind {
  /// In header capitals.
  fileprivate var plural: String {
    switch self {
    case .film: "Films"
    case .series: "Series"
    }
  }
}
