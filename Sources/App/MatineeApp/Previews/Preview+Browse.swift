import Catalogue
import CatalogueUI
import Containment
import ScreenFoundation
import Search
import SearchUI
import TitleIdentity

/// Searching, sorting and filtering.
extension Preview {
  static let search = [
    Preview("Search Results", SearchDestination("metropolis")),
    Preview("Recent Searches") { _ in
      let recents = RecentSearches()
      for search in ["fritz lang", "silent", "nosferatu"] { recents.add(search) }
      return RecentSearchesController(recents)
    },
    Preview("Search Filters") { preview in
      let pages = preview.app.catalogue.pages
      return SearchFiltersController(SearchModel(pages)) { await NamedGenre.all(from: pages.client) }
    },
    Preview("Search Scopes") { preview in
      SearchScopesController(chosen: .movies) { await NamedGenre.all(from: preview.app.catalogue.client) }
    },
    Preview("Search Year") { SearchYearController(SearchModel($0.app.catalogue.pages)) },
  ]

  static let browse = [
    Preview("Discover Filtered") { preview in
      DiscoverCoordinator(model: filtered(preview), context: preview.context.screens).makePage(title: "Drama")
    },
    Preview("Filter Chips") { FilterChipsController(filtered($0), perform: $0.context.screens.perform) },
    Preview("Years") { YearsController(filtered($0)) },
    Preview("Watch Providers") { preview in
      let model = filtered(preview)
      return model.watchProviders.map {
        WatchProvidersController(model, watchProviders: $0, perform: preview.context.screens.perform)
      } ?? ViewController()
    },
  ]

  /// Returns the model of dramas with two filters.
  private static func filtered(_ preview: PreviewController) -> DiscoverModel {
    let model = DiscoverModel(
      .genre(GenreID(.movie, 18)), preview.app.catalogue.pages, clock: preview.app.catalogue.clock)
    model.change { query in
      query.limitYears(1920, 1959)
      query.rating = 6
    }
    return model
  }
}
