import ArchitecturesSupport
import Observation
import TMDB

/// The view model of the whole screen: the segments, the search, and which of them is visible.
@Observable final class FeaturedViewModel {
  /// The part of the screen below the search field.
  enum Visible: Equatable {
    case list(Int)
    case results
  }

  let title = FilmText.title
  /// The lists, in the order of their segments.
  let lists: [FilmListViewModel]
  let search: SearchViewModel
  /// The screens to open.
  let routes: AsyncStream<FeaturedRoute>

  private(set) var selectedIndex = 0

  init(_ dependencies: FeaturedDependencies) {
    let (routes, continuation) = AsyncStream.makeStream(of: FeaturedRoute.self)
    self.routes = routes
    search = SearchViewModel(dependencies) { continuation.yield(.filmInWindow($0)) }
    lists = [
      (FilmText.nowPlaying, MovieTarget.nowPlaying),
      (FilmText.upcoming, MovieTarget.upcoming),
      (FilmText.popular, MovieTarget.popular),
      (FilmText.topRated, MovieTarget.topRated),
    ].map { title, target in
      FilmListViewModel(title, target, dependencies) { continuation.yield(.film($0)) }
    }
  }

  // MARK: Outputs

  /// Whether results replace the segments.
  var isSearching: Bool { search.isActive }

  var visible: Visible { isSearching ? .results : .list(selectedIndex) }

  // MARK: Inputs

  func select(_ index: Int) {
    if lists.indices.contains(index) { selectedIndex = index }
  }
}
