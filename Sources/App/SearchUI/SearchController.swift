import AppFoundation
import Catalogue
import Containment
import Foundation
import GTK
import LoadingState
import ScreenFoundation
import Search
import TitleIdentity

/// The Search tab: the search field and the filters, then the results or, before a search, the recent searches.
package final class SearchController: ViewController, Screen {
  package let model: SearchModel
  package let field: SearchFieldController
  let results: SearchResultsController
  private let filters: SearchFiltersController
  private let recents: RecentSearchesController
  private let content = SwitchController()
  private var binding: Binding?

  /// - Parameters:
  ///   - findGenres: Returns the genres to search in.
  ///   - onlyTitles: Whether people are omitted.
  init(
    title: String, model: SearchModel, findGenres: @escaping () async -> [NamedGenre], images: any ImageProviding,
    badges: any TitleBadges, onlyTitles: Bool = false, perform: @escaping (AppAction) -> Void
  ) {
    self.model = model
    field = SearchFieldController(model)
    filters = SearchFiltersController(model, findGenres: findGenres)
    results = SearchResultsController(
      model, images: images, badges: badges, onlyTitles: onlyTitles, perform: perform)
    recents = RecentSearchesController(model.recents)
    super.init(title: title)
  }

  package override func loadView() { view = Box(.vertical) }

  package override func viewDidLoad() {
    super.viewDidLoad()
    add(child: field)
    add(child: filters)
    add(child: content)
    field.onLeave = { [weak content] in content?.shown?.takeFocus() ?? false }
    recents.onSearch = { [weak field] in field?.search($0) }
    // The user is more likely to continue typing in the field than to use anything below it.
    content.moveFocus = { [weak field] _ in field?.focus() }
    binding = Binding({ [model] in model.request.isBlank }) { [content, recents, results] isBlank in
      content.show(isBlank ? recents : results)
    }
  }

  package override func viewWillAppear() {
    super.viewWillAppear()
    model.recents.loadIfNeeded()
  }

  package override var preferredFocus: Widget { field.preferredFocus }

  /// Performs the action of a message.
  func perform(_ action: SearchAction, openAddress: (URL) -> Void) {
    switch action {
    case .removeFilters: model.removeFilters()
    case .useSuggestion: (model.state.content?.suggestion).map(field.search)
    case .searchOnWeb: model.request.webAddress.map(openAddress)
    }
  }

  package var isSettled: Bool { model.request.isBlank || results.isSettled }
  package let hasContent = true

  /// Does nothing, because the results refresh themselves.
  package func refresh() {}
}
