import Containment
import Foundation
import GTK
import MatineeCore

/// The flow of the places side by side: what each shows, and which of them is seen.
final class TabsCoordinator {
  let controller: TabBarController
  let lists: UserListsCoordinator
  private let featured: TitleListCoordinator<FilmList>
  private let television: TitleListCoordinator<SeriesList>
  private let genres: GenresCoordinator
  private let searching: SearchController

  /// What all tabs are made of, and what they ask for.
  struct Surroundings {
    /// What is shown, and where it comes from.
    let lists: TitleLists
    let library: LibraryModel
    let images: PipelineImages
    let badges: RatingBadges
    /// Opens an address in a web browser.
    let openAddress: (URL) -> Void
    /// Goes on to a page.
    let open: Open
    /// Leaves a page that there is nothing of any more.
    let close: (ViewController) -> Void
    /// What a message's button asks of the app, by name.
    let perform: (String) -> Void
    /// Finds what is offered where there is no network, and nothing was kept.
    let offers: WaysOffer.Find
  }

  init(_ around: Surroundings, menu: MenuButton) {
    let (services, images, badges) = (around.lists.services, around.images, around.badges)
    let openRow: (TitleSummary) -> Void = { around.open(.title($0.id), .title($0)) }
    featured = TitleListCoordinator(
      title: RootTab.featured.title, lists: around.lists, images: images, badges: badges, perform: around.perform,
      offers: around.offers, open: openRow)
    television = TitleListCoordinator(
      title: RootTab.television.title, lists: around.lists, images: images, badges: badges, perform: around.perform,
      offers: around.offers, open: openRow)
    genres = GenresCoordinator(
      title: RootTab.genres.title, services: services, images: images, badges: badges, perform: around.perform,
      offers: around.offers, open: around.open)
    lists = UserListsCoordinator(
      title: RootTab.lists.title, library: around.library, services: services, images: images, open: around.open,
      close: around.close)
    searching = SearchController(
      title: RootTab.search.title,
      model: services.searchModel(listed: { [library = around.library] in await library.listedTitles() }),
      images: images, badges: badges, open: around.open,
      findGenres: { await services.searchGenres() })
    searching.perform = around.perform
    searching.openAddress = around.openAddress
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

  /// What is searched, and what has come of it.
  var searchModel: SearchModel { searching.model }

  /// The place that is seen.
  var destination: Destination {
    switch tab {
    case .featured: .featured(featured.list)
    case .television: .television(television.list)
    case .genres: .genres(genres.kind)
    case .lists: .lists
    case .search: .search(searching.model.request.words)
    }
  }

  func select(_ tab: RootTab) { controller.select(tab.rawValue) }

  /// Goes to a place that is a tab's.
  ///
  /// - Returns: `false` for one that is a page of its own.
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
    case .search(let words):
      select(.search)
      if !words.isEmpty { searching.search(words) }
    case .title, .season, .person, .genre, .collection, .list, .history, .statistics, .profiles, .notifications,
      .profile, .seenList:
      return false
    }
    return true
  }

  /// Begins a search with a key that was pressed where nothing has a use for it.
  func search(typing key: TypedKey) -> Bool {
    if tab != .search { select(.search) }
    return searching.take(key)
  }

  /// Goes to the next of the lists side by side, or to the previous one with a step of −1.
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
