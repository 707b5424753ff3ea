import Containment
import Observation

/// An observable count of changes to the visible screens.
@Observable
final class ShownScreens {
  var changes = 0
}

extension ViewController {
  /// Notifies the enclosing offline controller that this screen has appeared or disappeared.
  func notifyScreensChanged() {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? OfflineController }.first?.screensChanged()
  }
}
