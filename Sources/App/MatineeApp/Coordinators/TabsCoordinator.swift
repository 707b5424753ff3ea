import Containment
import Foundation
import GTK
import MatineeCore
import TitleIdentity

/// The flow of the tabs: their content, and the selected one.
final class TabsCoordinator {
  let controller: TabBarController
  let lists: UserListsCoordinator
  private let featured: TitleListCoordinator<MovieList>
  private let television: TitleListCoordinator<ShowList>
  private let genres: GenresCoordinator
  private let searching: SearchController

  /// The dependencies of all tabs.
  struct Dependencies {
    /// The lists to show, with the services behind them.
    let lists: TitleLists
    let library: LibraryModel
    let images: PipelineImages
    let badges: RatingBadges
    /// Opens an address in a web browser.
    let openAddress: (URL) -> Void
    /// Opens a page.
    let open: Open
    /// Leaves a page whose content no longer exists.
    let close: (ViewController) -> Void
    /// Performs the named action of a message's button.
    let perform: (String) -> Void
    /// Finds offline suggestions for a page that isn't cached.
    let suggestions: SuggestionLoader.Find
  }

  init(_ dependencies: Dependencies, menu: MenuButton) {
    let (services, images, badges) = (dependencies.lists.services, dependencies.images, dependencies.badges)
    let openRow: (TitleSummary) -> Void = { dependencies.open(.title($0.id), .title($0)) }
    featured = TitleListCoordinator(
      title: RootTab.featured.title, lists: dependencies.lists, images: images, badges: badges,
      perform: dependencies.perform,
      suggestions: dependencies.suggestions, open: openRow)
    television = TitleListCoordinator(
      title: RootTab.television.title, lists: dependencies.lists, images: images, badges: badges,
      perform: dependencies.perform,
      suggestions: dependencies.suggestions, open: openRow)
    genres = GenresCoordinator(
      title: RootTab.genres.title, services: services, images: images, badges: badges, perform: dependencies.perform,
      suggestions: dependencies.suggestions, open: dependencies.open)
    lists = UserListsCoordinator(
      title: RootTab.lists.title, library: dependencies.library, services: services, images: images,
      open: dependencies.open,
      close: dependencies.close)
    searching = SearchController(
      title: RootTab.search.title,
      model: services.searchModel(listed: { [library = dependencies.library] in await library.listedTitles() }),
      images: images, badges: badges, open: dependencies.open,
      findGenres: { await services.searchGenres() })
    searching.perform = dependencies.perform
    searching.openAddress = dependencies.openAddress
    let controllers: [RootTab: ViewController] = [
      .featured: featured.controller, .television: television.controller, .genres: genres.controller,
      .lists: lists.controller, .search: searching,
    ]
    controller = TabBarController(
      title: "Matinee",
      RootTab.allCases.compactMap { tab in
        controllers[tab].map { TabBarController.Tab($0, name: tab.name, icon: tab.icon) }
      })
    controller.navigationItem.trailing = [menu]
  }

  /// The search model.
  var searchModel: SearchModel { searching.model }

  /// The selected tab's destination.
  var destination: Destination {
    switch tab {
    case .featured: .featured(featured.list)
    case .television: .television(television.list)
    case .genres: .genres(genres.kind)
    case .lists: .lists
    case .search: .search(searching.model.request.query)
    }
  }

  func select(_ tab: RootTab) { controller.select(tab.rawValue) }

  /// Navigates to a tab's destination.
  ///
  /// - Returns: `false` for a destination that doesn't belong to a tab.
  func show(_ destination: Destination) -> Bool {
    switch destination {
    case .featured(let list):
      featured.show(list)
      select(.featured)
    case .television(let list):
      television.show(list)
      select(.television)
    case .genres(let kind):
      genres.show(kind)
      select(.genres)
    case .lists: select(.lists)
    case .search(let query):
      select(.search)
      if !query.isEmpty { searching.search(query) }
    case .title, .season, .person, .genre, .collection, .list, .history, .statistics, .profiles, .notifications,
      .profile, .seenList:
      return false
    }
    return true
  }

  /// Starts a search with a key that no focused widget handled.
  func search(typing key: TypedKey) -> Bool {
    if tab != .search { select(.search) }
    return searching.handle(key)
  }

  /// Selects the next of the tab's lists, or the previous one for a step of −1.
  func selectList(_ step: Int) {
    switch tab {
    case .featured: featured.controller.selectNext(step)
    case .television: television.controller.selectNext(step)
    case .genres: genres.controller.selectNext(step)
    case .lists, .search: break
    }
  }

  private var tab: RootTab { RootTab(rawValue: controller.selectedIndex) ?? .featured }
}
