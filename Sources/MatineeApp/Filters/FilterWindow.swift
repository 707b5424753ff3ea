import Containment
import GTK
import MatineeCore

/// The window in which titles are put in order and filtered: a page of lines, each of which leads to its choices. What is
/// chosen holds at once, behind it.
enum FilterWindow {
  static func make(_ model: DiscoverModel, over parent: Window?) -> Window {
    let filters = FiltersController(model)
    let pages = NavigationController(root: filters)
    filters.onOpen = { [weak pages] in pages?.push($0) }
    return PagesWindow.make(title: "Sort and Filter", height: 640, pages, over: parent)
  }
}
