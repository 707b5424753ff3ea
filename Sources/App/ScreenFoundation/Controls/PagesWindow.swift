import Containment
import GTK

/// A dialog with a navigation stack. Escape goes back and, on the first page, closes the dialog.
package final class PagesWindow {
  package let window: Window

  /// - Parameter clock: The clock for the time that notices stay visible.
  package init(
    title: String, height: Int, _ pages: NavigationController, over parent: (any DialogParent)?,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    window = Window(dialogFor: parent?.window)
    window.title = title
    window.setDefaultSize(width: 420, height: height)
    window.setMinimumSize(width: 360)
    window.setRootViewController(pages, clock: clock)
    window.addShortcut("Escape") { [weak pages, pointer = window.pointer] in
      if pages?.pop() != true { Window(retaining: pointer).close() }
      return true
    }
  }

  package func present() { window.present() }

  package func close() { window.close() }

  /// - Parameter body: Called before the window closes.
  package func onClose(_ body: @escaping () -> Void) {
    window.onCloseRequest {
      body()
      return true
    }
  }

  /// Retains the coordinator of the pages until the window closes.
  package func retainOwner(_ owner: AnyObject) { window.retainOwner(owner) }
}
