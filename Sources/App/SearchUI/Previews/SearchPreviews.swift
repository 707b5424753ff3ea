import Catalogue
import Containment
import ScreenFoundation
import Search

/// The controllers of the Search tab.
package enum SearchPreviews {
  package static let all: [Preview<ScreenContext>] = [
    .part("Search Field") { SearchFieldController(SearchModel($0.app.catalogue.pages)) },
    .part("Search Filters") { context in
      let pages = context.app.catalogue.pages
      return SearchFiltersController(SearchModel(pages)) { await NamedGenre.all(from: pages.client) }
    },
    Preview("Search Scopes") { context in
      SearchScopesController(chosen: .movies) { await NamedGenre.all(from: context.app.catalogue.client) }
    },
    Preview("Search Year") { SearchYearController(SearchModel($0.app.catalogue.pages)) },
    Preview("Recent Searches") { _ in RecentSearchesController(recents) },
    Preview("Search Switch") { _ in
      let container = SwitchController()
      container.show(RecentSearchesController(recents))
      return container
    },
    Preview("Search Results", .network) { context in
      let model = SearchModel(context.app.catalogue.pages)
      model.search("metropolis")
      let results = SearchResultsController(
        model, images: context.app.images, badges: context.app.badges, perform: context.perform)
      results.container.handlers.handle { (_: SearchAction) in }
      return results
    },
  ]

  private static var recents: RecentSearches {
    let recents = RecentSearches()
    for search in ["fritz lang", "silent", "nosferatu"] { recents.add(search) }
    return recents
  }
}
