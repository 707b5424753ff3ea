import Containment
import MatineeCore

/// The flow of *Featured*: four lists of films as segments, made by one class and differing by their target alone.
final class FilmListCoordinator {
  let controller: SegmentedController
  private let lists = FilmList.allCases

  /// - Parameter perform: what a message's button asks of the app, by name.
  init(
    title: String = "Featured", lists models: FilmLists, images: any ImageProviding, perform: @escaping (String) -> Void
  ) {
    let fetchers = FilmList.allCases.map { list in
      let fetcher = FilmListFetcherController(title: list.title, model: models.model(of: list), images: images)
      fetcher.onAction = perform
      return fetcher
    }
    controller = SegmentedController(items: fetchers, title: title)
  }

  /// The list that is chosen.
  var list: FilmList { lists[controller.selectedIndex] }

  func show(_ list: FilmList) {
    if let index = lists.firstIndex(of: list) { controller.select(index) }
  }
}
