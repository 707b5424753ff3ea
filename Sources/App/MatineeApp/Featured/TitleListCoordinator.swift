import Containment
import MatineeCore

/// The flow of the Featured and TV tabs: TMDB's lists as segments. Both share this class and differ only in their
/// lists.
final class TitleListCoordinator<List: TitleList> {
  let controller: SegmentedController
  private let lists = List.allCases

  /// - Parameters:
  ///   - perform: Performs the named action of a message's button.
  ///   - suggestions: Finds offline suggestions for a page that isn't cached.
  ///   - open: Opens the title of a row.
  init(
    title: String, lists models: TitleLists, images: any ImageProviding, badges: (any BadgeProviding)? = nil,
    perform: @escaping (String) -> Void, suggestions: SuggestionLoader.Find? = nil,
    open: @escaping (TitleSummary) -> Void
  ) {
    let fetchers = lists.map { list in
      let fetcher = PagedFetcherController(
        title: list.title, model: models.model(of: list), images: images, badges: badges, onSelect: open)
      fetcher.onAction = perform
      fetcher.setSuggestionSource(suggestions)
      return fetcher
    }
    controller = SegmentedController(items: fetchers, title: title)
  }

  /// The selected list.
  var list: List { lists[controller.selectedIndex] }

  func show(_ list: List) {
    if let index = lists.firstIndex(of: list) { controller.select(index) }
  }
}
