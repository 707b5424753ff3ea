import Containment
import GTK
import MatineeCore

/// The window for sorting and filtering titles. Its first page lists the filters; each row opens its choices. Changes
/// apply immediately to the list behind the window.
enum FilterWindow {
  static func make(_ model: DiscoverModel, over parent: Window?) -> Window {
    let filters = FiltersController(model)
    let pages = NavigationController(root: filters)
    filters.onOpen = { [weak pages] in pages?.push($0) }
    return PagesWindow.make(title: "Sort and Filter", height: 640, pages, over: parent)
  }
}
