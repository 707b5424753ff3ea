import Containment
import GTK
import LoadingState

/// Segments, tabs and pages.
extension Gallery {
  static let containers: [GalleryEntry] = [
    segments("one", "One Segment", ["Popular"]),
    segments("four", "Four Segments", ["Now Playing", "Upcoming", "Popular", "Top Rated"]),
    segments(
      "eight", "Eight Segments",
      ["Action", "Adventure", "Animation", "Comedy", "Documentary", "Drama", "Science Fiction", "Western"]),
    GalleryEntry(id: "tabs/two", title: "Tabs") { NavigationController(root: makeTabs()) },
    GalleryEntry(id: "navigation/root", title: "Navigation, at the Root") {
      NavigationController(root: page("Featured", .searchStart))
    },
    GalleryEntry(id: "navigation/restorable", title: "Navigation, Restorable Page") {
      NavigationController(root: RestorableController { page("Featured", .searchStart) })
    },
    GalleryEntry(id: "navigation/two-deep", title: "Navigation, Two Deep") {
      let navigation = NavigationController(root: page("Featured", .searchStart))
      navigation.push(page("Popular", .nothing))
      navigation.push(page("The Long Way Home", .broken))
      return navigation
    },
  ]

  private static func segments(_ name: String, _ title: String, _ titles: [String]) -> GalleryEntry {
    GalleryEntry(id: "segments/\(name)", title: title) { SegmentedController(items: titles.map(createList)) }
  }

  private static func createList(_ title: String) -> ViewController {
    let list = ListController<Film> { ImageWithFourLabelsView(images: GalleryImages()) }
    list.items = Film.some(20)
    list.title = title
    return list
  }

  private static func makeTabs() -> ViewController {
    let featured = SegmentedController(
      items: ["Now Playing", "Upcoming", "Popular", "Top Rated"].map(createList), title: "Featured")
    return TabBarController(
      title: "Matinee",
      [
        TabBarController.Tab(featured, name: "featured", icon: "starred-symbolic"),
        TabBarController.Tab(page("Search", .searchStart), name: "search", icon: "system-search-symbolic"),
      ])
  }

  private static func page(_ title: String, _ message: StateMessage) -> ViewController {
    let controller = Self.message(message)
    controller.title = title
    return controller
  }
}
