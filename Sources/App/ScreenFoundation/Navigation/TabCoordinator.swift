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

/// A segment of a tab. Its content is made when it is first shown.
package typealias Segment = (title: String, destination: any Destination, make: () -> ViewController)

/// The flow of a tab with segments, each of which shows one destination.
open class SegmentsCoordinator: TabCoordinator {
  package let controller: SegmentedController
  private let destinations: [any Destination]

  package init(title: String, _ segments: [Segment]) {
    destinations = segments.map(\.destination)
    controller = SegmentedController(items: segments.map { LazyController(title: $0.title, $0.make) }, title: title)
  }

  package var tabController: ViewController { controller }

  package var destination: any Destination { destinations[controller.selectedIndex] }

  package func show(_ destination: any Destination) -> Bool {
    guard let index = destinations.firstIndex(where: { $0.address == destination.address }) else { return false }
    controller.select(index)
    return true
  }

  package func selectNext(_ step: Int) { controller.selectNext(step) }
}
