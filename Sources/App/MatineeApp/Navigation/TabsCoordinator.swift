import Containment
import GTK
import Search
import TitleIdentity

/// The flow of one tab.
protocol TabCoordinator: AnyObject {
  var tabController: ViewController { get }
  /// The destination that the tab shows.
  var destination: any Destination { get }
  /// Navigates to a destination of this tab.
  ///
  /// - Returns: `false` for any other destination.
  func show(_ destination: any Destination) -> Bool
  /// Selects the next of the tab's lists, or the previous one for a step of −1.
  func selectNext(_ step: Int)
}

extension TabCoordinator {
  func selectNext(_ step: Int) {}
}

/// The flow of a tab with segments, each of which shows one destination.
protocol SegmentsCoordinator: TabCoordinator {
  var controller: SegmentedController { get }
  /// The segments' destinations, in order.
  var destinations: [any Destination] { get }
}

extension SegmentsCoordinator {
  var tabController: ViewController { controller }

  var destination: any Destination { destinations[controller.selectedIndex] }

  func show(_ destination: any Destination) -> Bool {
    guard let index = destinations.firstIndex(where: { $0.address == destination.address }) else { return false }
    controller.select(index)
    return true
  }

  func selectNext(_ step: Int) { controller.selectNext(step) }
}

/// The flow of the tabs: their content, and the selected one.
final class TabsCoordinator {
  let controller: TabBarController
  private let tabs: [any TabCoordinator]
  private let search: SearchCoordinator

  /// The content of the header bar.
  struct Header {
    var trailing: [Widget]
    /// The owners of these widgets.
    var owners: [AnyObject] = []
    /// A banner below the header bar.
    var banner: Widget?
  }

  init(_ context: ScreenContext, header: Header) {
    search = SearchCoordinator(title: RootTab.search.title, context)
    tabs = RootTab.allCases.map { [search] in $0 == .search ? search : $0.makeCoordinator(context) }
    controller = TabBarController(
      title: "Matinee",
      zip(RootTab.allCases, tabs).map { TabBarController.Tab($1.tabController, name: $0.name, icon: $0.icon) })
    controller.navigationItem.trailing = header.trailing
    controller.navigationItem.owners = header.owners
    controller.accessory = header.banner
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
    if tabs[index] === search, !search.query.isEmpty { search.focusField() }
    return true
  }

  /// Starts a search with a key that no focused widget handled.
  func search(typing key: TypedKey) -> Bool {
    if controller.selectedIndex != RootTab.search.rawValue { select(.search) }
    return search.handle(key)
  }

  /// Selects the next of the tab's lists, or the previous one for a step of −1.
  func selectList(_ step: Int) { tabs[controller.selectedIndex].selectNext(step) }
}

extension RootTab {
  func makeCoordinator(_ context: ScreenContext) -> any TabCoordinator {
    switch self {
    case .home: HomeCoordinator(title: title, context)
    case .films: TitleListCoordinator(title: title, FeaturedDestination.permanent, genres: .movie, context)
    case .series: TitleListCoordinator(title: title, TelevisionDestination.permanent, genres: .show, context)
    case .library: LibraryCoordinator(title: title, context)
    case .search: SearchCoordinator(title: title, context)
    }
  }
}
