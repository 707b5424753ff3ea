import Containment
import GTK
import MatineeCore

/// The window in which titles are put in order and filtered: a page of lines, each of which leads to its choices. What is
/// chosen holds at once, behind it.
enum FilterWindow {
  static func make(_ model: DiscoverModel, over parent: Window?) -> Window {
    let window = Window(dialogFor: parent)
    window.title = "Sort and Filter"
    window.setDefaultSize(width: 420, height: 640)
    window.setMinimumSize(width: 360)
    let filters = FiltersController(model)
    let pages = NavigationController(root: filters)
    filters.onOpen = { [weak pages] in pages?.push($0) }
    window.setRootViewController(pages)
    window.addShortcut("Escape") { [weak pages, pointer = window.pointer] in
      if pages?.pop() != true { Window(retaining: pointer).close() }
      return true
    }
    return window
  }
}
