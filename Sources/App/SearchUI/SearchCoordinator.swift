import AppFoundation
import Catalogue
import Containment
import ScreenFoundation
import Search

/// The flow of the Search tab: the search, and the results to open.
package final class SearchCoordinator: TabCoordinator {
  package let controller: SearchController
  private let submission: SearchSubmission

  package init(title: String, _ model: SearchModel, _ context: ScreenContext) {
    let app = context.app
    controller = SearchController(
      title: title, model: model, findGenres: { [client = app.catalogue.client] in await NamedGenre.all(from: client) },
      images: app.images, badges: app.badges, perform: context.perform)
    submission = SearchSubmission(model) { context.open($0.destination) }
    controller.field.onSubmit = { [submission] in submission.submit() }
    controller.results.onOpen = { [submission] in submission.open($0) }
    controller.results.container.handlers.handle { [weak controller] (action: SearchAction) in
      controller?.perform(action, openAddress: context.actions.open)
    }
  }

  /// The current search terms.
  package var query: String { controller.model.request.query }

  package var tabController: ViewController { controller }

  package var destination: any Destination { SearchDestination(query) }

  package func show(_ destination: any Destination) -> Bool {
    guard let search = destination as? SearchDestination else { return false }
    if !search.query.isEmpty { controller.field.search(search.query) }
    return true
  }
}
