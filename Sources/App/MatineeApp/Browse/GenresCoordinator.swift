import Containment
import MatineeCore
import TitleIdentity

/// The flow of the Genres tab: a segment with shelves of films and one with shelves of series.
final class GenresCoordinator {
  let controller: SegmentedController
  private let kinds = TitleID.Kind.allCases

  /// - Parameters:
  ///   - perform: Performs the named action of a message's button.
  ///   - suggestions: Finds offline suggestions for a page that isn't cached.
  ///   - open: Opens a title, or all titles of a genre.
  init(
    title: String, services: Services, images: any ImageProviding, badges: any BadgeProviding,
    perform: @escaping (String) -> Void, suggestions: SuggestionLoader.Find?, open: @escaping Open
  ) {
    let pages = kinds.map { kind in
      let page = GenreShelvesController(
        title: kind.plural, model: services.genreShelves(of: kind), images: images, badges: badges, open: open)
      page.onAction = perform
      page.setSuggestionSource(suggestions)
      return page
    }
    controller = SegmentedController(items: pages, title: title)
  }

  /// The selected kind of titles.
  var kind: TitleID.Kind { kinds[controller.selectedIndex] }

  func show(_ kind: TitleID.Kind) {
    if let index = kinds.firstIndex(of: kind) { controller.select(index) }
  }
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
