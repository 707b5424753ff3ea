import Containment
import Localization

/// The flow of the Library tab: the user's own data as segments.
final class LibraryCoordinator: SegmentsCoordinator {
  let controller: SegmentedController
  let destinations: [any Destination] = [
    WatchlistDestination(), ListsDestination(), HistoryDestination(), RatingsDestination(), StatisticsDestination(),
  ]

  init(title: String, _ context: ScreenContext) {
    func segment(_ title: String, _ destination: some PageDestination) -> ViewController {
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
