import LoadingState
import Observation
import TMDB

/// The view model of a section: the films of one genre. Sections load independently.
@Observable final class GenreSection {
  /// The arrangement of the films.
  enum Style: CaseIterable {
    case shelf, grid, list

    /// The maximum number of films. Grids and lists are short, so that the next section isn't far away.
    var filmCount: Int {
      switch self {
      case .shelf: 20
      case .grid: 12
      case .list: 4
      }
    }
  }

  let genre: Genre
  let style: Style
  private(set) var state = ContentState<[Film]>.idle

  private let source: PagedSource<Movie>
  private let images: ImageConfiguration
  @ObservationIgnored private var task: Task<Void, Never>?

  init(_ genre: Genre, _ style: Style, _ dependencies: Dependencies) {
    self.genre = genre
    self.style = style
    images = dependencies.images
    var filter = MovieFilter()
    filter.genres = .all([genre.id])
    source = PagedSource(DiscoverTarget.movies(filter), client: dependencies.client)
  }

  isolated deinit { task?.cancel() }

  /// Loads the films if that hasn't been tried yet.
  func loadIfNeeded() {
    if case .idle = state { load() }
  }

  /// Loads or reloads the films. Existing films stay visible until the new ones arrive.
  func load() {
    guard !state.isLoading else { return }
    state = state.after(.started)
    task = Task { [weak self, source, images, count = style.filmCount] in
      let event = await ContentEvent.result(ifEmpty: GenresText.noFilms) { () async throws(TMDBError) -> [Film] in
        try await source.refresh().prefix(count).map { Film($0, images: images) }
      }
      if let self { state = state.after(event) }
    }
  }
}
