import Containment
import MatineeCore

/// The flow of *Featured* and of *TV*: TMDB's lists as segments, made by one class and differing by their target alone.
final class TitleListCoordinator<List: TitleList> {
  let controller: SegmentedController
  private let lists = List.allCases

  /// - Parameters:
  ///   - perform: what a message's button asks of the app, by name.
  ///   - offers: finds what is offered where there is no network, and nothing was kept.
  ///   - open: goes on to the title of a row.
  init(
    title: String, lists models: TitleLists, images: any ImageProviding, badges: (any BadgeProviding)? = nil,
    perform: @escaping (String) -> Void, offers: WaysOffer.Find? = nil,
    open: @escaping (TitleSummary) -> Void
  ) {
    let fetchers = lists.map { list in
      let fetcher = PagedFetcherController(
        title: list.title, model: models.model(of: list), images: images, badges: badges, onSelect: open)
      fetcher.onAction = perform
      fetcher.offer(offers)
      return fetcher
    }
    controller = SegmentedController(items: fetchers, title: title)
  }

  /// The list that is chosen.
  var list: List { lists[controller.selectedIndex] }

  func show(_ list: List) {
    if let index = lists.firstIndex(of: list) { controller.select(index) }
  }
}
