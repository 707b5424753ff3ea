import Containment

/// The flow of one tab.
package protocol TabCoordinator: AnyObject {
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
  package func selectNext(_ step: Int) {}
}

/// The flow of a tab with segments, each of which shows one destination.
package protocol SegmentsCoordinator: TabCoordinator {
  var controller: SegmentedController { get }
  /// The segments' destinations, in order.
  var destinations: [any Destination] { get }
}

extension SegmentsCoordinator {
  package var tabController: ViewController { controller }

  package var destination: any Destination { destinations[controller.selectedIndex] }

  package func show(_ destination: any Destination) -> Bool {
    guard let index = destinations.firstIndex(where: { $0.address == destination.address }) else { return false }
    controller.select(index)
    return true
  }

  package func selectNext(_ step: Int) { controller.selectNext(step) }
}
