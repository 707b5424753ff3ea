import Containment
import GTK

/// A dialog with a navigation stack. Escape goes back and, on the first page, closes the dialog.
package enum PagesWindow {
  /// - Parameter clock: The clock for the time that notices stay visible.
  package static func make(
    title: String, height: Int, _ pages: NavigationController, over parent: Window?,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Window {
    let window = Window(dialogFor: parent)
    window.title = title
    window.setDefaultSize(width: 420, height: height)
    window.setMinimumSize(width: 360)
    window.setRootViewController(pages, clock: clock)
    window.addShortcut("Escape") { [weak pages, pointer = window.pointer] in
      if pages?.pop() != true { Window(retaining: pointer).close() }
      return true
    }
    return window
  }
}
