import Containment
import GTK
import MatineeCore

/// The whole app's flow: the tabs, and where each destination is.
final class RootCoordinator {
  let controller: NavigationController
  let images: PipelineImages
  let menu: MenuButton
  private let tabs: TabBarController
  private let featured: TitleListCoordinator<FilmList>
  private let television: TitleListCoordinator<SeriesList>

  /// - Parameters:
  ///   - lists: what is shown, and where it comes from.
  ///   - menu: the main menu, for the header.
  ///   - notice: what was wrong at start, to be said above the sample catalogue.
  ///   - perform: what a message's button asks of the app, by name.
  init(lists: TitleLists, menu: MenuButton, notice: String? = nil, perform: @escaping (String) -> Void) {
    self.menu = menu
    images = PipelineImages(lists.services)
    featured = TitleListCoordinator(
      title: RootTab.featured.title, lists: lists, images: images, perform: perform, open: { _ in })
    television = TitleListCoordinator(
      title: RootTab.television.title, lists: lists, images: images, perform: perform, open: { _ in })
    let controllers: [RootTab: ViewController] = [
      .featured: featured.controller, .television: television.controller,
      .search: SearchController(title: RootTab.search.title),
    ]
    tabs = TabBarController(
      title: "Matinee",
      RootTab.allCases.compactMap { tab in
        controllers[tab].map { TabBarController.Tab($0, name: tab.name, icon: tab.icon) }
      })
    tabs.navigationItem.trailing = [menu]
    if lists.services.source == .sample { tabs.accessory = SampleBanner.make(reason: notice, perform: perform) }
    controller = NavigationController(root: tabs)
  }

  /// Where the user is.
  var destination: Destination {
    switch tab {
    case .featured: .featured(featured.list)
    case .television: .television(television.list)
    case .search: .search
    }
  }

  func show(_ destination: Destination) {
    switch destination {
    case .featured(let list):
      featured.show(list)
      select(.featured)
    case .television(let list):
      television.show(list)
      select(.television)
    case .search:
      select(.search)
    }
  }

  func select(_ tab: RootTab) {
    controller.popToRoot()
    tabs.select(tab.rawValue)
  }

  /// Goes to the search, with the keyboard in its field.
  func search() {
    show(.search)
    controller.takeFocus()
  }

  /// Goes to the next of the lists side by side, or to the previous one with a step of −1.
  func selectList(_ step: Int) {
    switch tab {
    case .featured: featured.controller.selectNext(step)
    case .television: television.controller.selectNext(step)
    case .search: break
    }
  }

  private var tab: RootTab { RootTab(rawValue: tabs.selectedIndex) ?? .featured }
}
