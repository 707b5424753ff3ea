import Containment
import Localization
import ScreenFoundation

/// The flow of the Library tab: the user's own data as segments.
package final class LibraryCoordinator: SegmentsCoordinator {
  package init(title: String, _ context: TrackingContext) {
    let segments: [(title: String, destination: any TrackingDestination)] = [
      (tr("Watchlist"), WatchlistDestination()), (tr("Lists"), ListsDestination()),
      (tr("History"), HistoryDestination()), (tr("Ratings"), RatingsDestination()),
      (tr("Statistics"), StatisticsDestination()),
    ]
    super.init(
      title: title, segments.map { title, destination in (title, destination, { destination.makeScreen(context)() }) })
  }
}
