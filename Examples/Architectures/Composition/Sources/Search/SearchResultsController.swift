import ArchitecturesSupport
import Containment

/// A controller that shows the results of the search.
typealias SearchResultsController = FetcherController<[FilmRow]>

extension SearchResultsController {
  /// - Parameter onSelect: Called with the film that the user selects.
  convenience init(
    _ model: SearchModel, _ images: any ImageProviding, onSelect: @escaping (FilmRow) -> Void
  ) {
    let rows = ListController<FilmRow>(images: images)
    rows.onSelect = onSelect
    let container = StateController<[FilmRow]>(content: rows) { [rows] films in
      rows.items = films
      rows.scrollToTop()
    }
    container.describeContent = { FilmText.count($0.count) }
    self.init(title: FilmText.results, fetching: model, in: container)
  }
}
