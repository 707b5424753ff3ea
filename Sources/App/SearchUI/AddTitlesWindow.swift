import AppFoundation
import Catalogue
import Containment
import Localization
import ScreenFoundation
import Search

/// The window of a search for titles to add to a list.
package struct AddTitlesWindow {
  /// Opens the window.
  ///
  /// - Parameter model: The model of the search.
  package static func present(_ selection: TitleSelection, _ model: SearchModel, _ context: ScreenContext) {
    let app = context.app
    let title = tr("Add to “{list}”", ["list": selection.name])
    let search = SearchController(
      title: title, model: model,
      findGenres: { [client = app.catalogue.client] in await NamedGenre.all(from: client) }, images: app.images,
      badges: selection.badges, onlyTitles: true, perform: context.perform)
    let submission = SearchSubmission(model) { $0.titleSummary.map(selection.toggle) }
    search.field.onSubmit = { submission.submit() }
    search.results.onOpen = { submission.open($0) }
    search.results.container.handlers.handle { [weak search] (action: SearchAction) in
      search?.perform(action, openAddress: context.actions.open)
    }
    PagesWindow(title: title, height: 640, NavigationController(root: search), over: selection.parent).present()
  }
}
