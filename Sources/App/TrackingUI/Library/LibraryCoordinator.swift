import Containment
import Localization
import ScreenFoundation

/// The flow of the Library tab: the user's own data as segments.
package final class LibraryCoordinator: @MainActor SegmentsCoordinator {
  package let controller: SegmentedController
  package let destinations: [any Destination] = [
    WatchlistDestination(), ListsDestination(), HistoryDestination(), RatingsDestination(), StatisticsDestination(),
  ]

  package init(title: String, _ context: TrackingContext) {
    func segment(_ title: String, _ destination: some TrackingDestination) -> ViewController {
      LazyController(title: title) { destination.makeScreen(context)() }
    }
    controller = SegmentedController(
      items: [
        segment(tr("Watchlist"), WatchlistDestination()), context.lists.controller,
        segment(tr("History"), HistoryDestination()), segment(tr("Ratings"), RatingsDestination()),
        segment(tr("Statistics"), StatisticsDestination()),
      ], title: title)
  }
}
