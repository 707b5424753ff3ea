import Containment

extension ViewController {
  /// The nearest ancestor that is a navigation controller, as in UIKit.
  var navigationController: NavigationController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? NavigationController }.first
  }
}
