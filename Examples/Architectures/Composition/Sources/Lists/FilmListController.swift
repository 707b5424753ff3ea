import ArchitecturesSupport
import Containment

/// A controller that shows one of TMDB's lists.
typealias FilmListController = FetcherController<FilmPages>

extension FilmListController {
  /// - Parameter onSelect: Called with the film that the user selects.
  convenience init(
    _ list: FilmList, _ dependencies: FeaturedDependencies, onSelect: @escaping (FilmRow) -> Void
  ) {
    let model = PagedFilmsModel(list.target, dependencies)
    let rows = ListController<FilmRow>(images: dependencies.pictures)
    rows.onSelect = onSelect
    rows.onReachEnd = { [weak rows] in model.loadMore(after: rows?.items.count ?? 0) }
    rows.onFooterAction = { model.retryMore() }
    let container = StateController<FilmPages>(content: rows) { [rows] pages in
      // Update the footer first. A user who pressed its button then keeps their place at the last row, ahead of the
      // new ones.
      rows.footer = pages.footer
      rows.items = pages.rows
    }
    container.describeContent = { FilmText.count($0.rows.count) }
    self.init(title: list.title, fetching: model, in: container)
  }
}
