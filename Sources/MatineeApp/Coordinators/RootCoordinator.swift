import Containment
import GTK
import MatineeCore

/// The whole app's flow: the tabs, and where each destination is.
final class RootCoordinator {
  let controller: NavigationController
  let images: PipelineImages
  let menu: MenuButton
  static let tabTitles = ["Featured", "Search"]
  private let tabs: TabBarController
  private let featured: FilmListCoordinator

  /// - Parameters:
  ///   - lists: what is shown, and where it comes from.
  ///   - menu: the main menu, for the header.
  ///   - notice: what was wrong at start, to be said above the sample catalogue.
  ///   - perform: what a message's button asks of the app, by name.
  init(lists: FilmLists, menu: MenuButton, notice: String? = nil, perform: @escaping (String) -> Void) {
    self.menu = menu
    images = PipelineImages(lists.services)
    featured = FilmListCoordinator(
      title: Self.tabTitles[0], lists: lists, images: images, perform: perform)
    tabs = TabBarController(
      title: "Matinee",
      [
        .init(featured.controller, name: "featured", icon: "starred-symbolic"),
        .init(SearchController(title: Self.tabTitles[1]), name: "search", icon: "system-search-symbolic"),
      ])
    tabs.navigationItem.trailing = [menu]
    if lists.services.source == .sample { tabs.accessory = SampleBanner.make(reason: notice, perform: perform) }
    controller = NavigationController(root: tabs)
  }

  /// Where the user is.
  var destination: Destination { tabs.selectedIndex == 0 ? .featured(featured.list) : .search }

  func show(_ destination: Destination) {
    controller.popToRoot()
    switch destination {
    case .featured(let list):
      featured.show(list)
      tabs.select(0)
    case .search:
      tabs.select(1)
    }
  }

  func selectTab(_ index: Int) {
    controller.popToRoot()
    tabs.select(index)
  }

  /// Goes to the search, with the keyboard in its field.
  func search() {
    show(.search)
    controller.takeFocus()
  }

  /// Goes to the next of the lists side by side, or to the previous one with a step of −1.
  func selectList(_ step: Int) {
    if tabs.selected === featured.controller { featured.controller.selectNext(step) }
  }
}
