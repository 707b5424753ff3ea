import Catalogue
import CatalogueUI
import Containment
import Planning
import PlanningUI
import ScreenFoundation
import Search
import SearchUI
import TitleIdentity
import Tracking
import TrackingUI

/// The flow of the tabs: their content, and the selected one.
final class TabsCoordinator {
  let controller: TabBarController
  private let tabs: [any TabCoordinator]
  private let search: SearchCoordinator

  init(_ context: PageContext) {
    search = context.makeSearch()
    tabs = RootTab.allCases.map { [search] in $0 == .search ? search : $0.makeCoordinator(context) }
    controller = TabBarController(
      title: "Matinee",
      zip(RootTab.allCases, tabs).map { TabBarController.Tab($1.tabController, name: $0.name, icon: $0.icon) })
  }

  /// The search model.
  var searchModel: SearchModel { search.controller.model }

  /// The selected tab's destination.
  var destination: any Destination { tabs[controller.selectedIndex].destination }

  func select(_ tab: RootTab) { controller.select(tab.rawValue) }

  /// Navigates to a tab's destination.
  ///
  /// - Returns: `false` for a destination that doesn't belong to a tab.
  func show(_ destination: any Destination) -> Bool {
    guard let index = tabs.firstIndex(where: { $0.show(destination) }) else { return false }
    controller.select(index)
    if tabs[index] === search, !search.query.isEmpty { search.controller.field.focus() }
    return true
  }

  /// Selects the search tab and returns its field.
  func showSearchField() -> SearchFieldController {
    if controller.selectedIndex != RootTab.search.rawValue { select(.search) }
    return search.controller.field
  }

  /// Selects the next of the tab's lists, or the previous one for a step of −1.
  func selectList(_ step: Int) { tabs[controller.selectedIndex].selectNext(step) }
}

extension RootTab {
  func makeCoordinator(_ context: PageContext) -> any TabCoordinator {
    switch self {
    case .home: context.makeHome()
    case .films: TitleListCoordinator(title: title, FeaturedDestination.permanent, genres: .movie, context.screens)
    case .series: TitleListCoordinator(title: title, TelevisionDestination.permanent, genres: .show, context.screens)
    case .library: LibraryCoordinator(title: title, context.tracking)
    case .search: context.makeSearch()
    }
  }
}

extension PageContext {
  fileprivate func makeHome() -> HomeCoordinator {
    let model = HomeModel(
      app.library, app.catalogue.lists, app.catalogue.pages, app.catalogue.guides, clock: app.catalogue.clock)
    return HomeCoordinator(title: RootTab.home.title, model, screens, menus.home)
  }

  fileprivate func makeSearch() -> SearchCoordinator {
    SearchCoordinator(title: RootTab.search.title, app.makeSearchModel(), screens)
  }
}

extension AppDependencies {
  /// Makes the model of a search in the user's lists, in what is cached, in the index and on TMDB.
  func makeSearchModel() -> SearchModel {
    SearchModel(catalogue.pages, searchFiles, clock: catalogue.clock) { [library] in await library.knownTitles() }
  }
}
