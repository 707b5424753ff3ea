import Containment
import Observation

/// An observable count of changes to the visible screens.
@Observable
package final class ShownScreens {
  package var changes = 0

  package init() {}
}

/// A container that must know when the screens inside it appear and disappear.
package protocol ScreensObserver: ViewController {
  /// Called after a screen has appeared or disappeared.
  func screensChanged()
}

extension ViewController {
  /// Notifies the enclosing observer that this screen has appeared or disappeared.
  func notifyScreensChanged() {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? any ScreensObserver }.first?.screensChanged()
  }
}
