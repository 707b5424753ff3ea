import LoadingState
import Observation
import TMDB

/// The view model of the screen: the first genres, each with its section.
///
/// One request fetches the genres. The films of a section are requested when it is about to become visible.
@Observable final class GenresViewModel {
  private(set) var state = ContentState<[GenreSection]>.idle
  /// Whether the genres or any films are loading.
  var isLoading: Bool { state.isLoading || state.content?.contains(where: \.state.isLoading) == true }

  private let dependencies: Dependencies
  @ObservationIgnored private var task: Task<Void, Never>?

  init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  isolated deinit { task?.cancel() }

  // MARK: Outputs

  /// The reason why ratings aren't saved; `nil` if they are.
  var ratingProblem: StateMessage? { dependencies.ratings.problem }

  // MARK: Inputs

  func appear() {
    if case .idle = state { load() }
  }

  /// Loads the films of sections that are about to become visible.
  func approach(_ genres: [Genre.ID]) {
    for genre in genres { section(genre)?.loadIfNeeded() }
  }

  func retry(_ genre: Genre.ID) { section(genre)?.load() }

  /// Loads the genres, and then the films of all sections that have been visible.
  func load() {
    guard !state.isLoading else { return }
    state = state.after(.started)
    task = Task { [weak self, client = dependencies.client] in
      let event = await ContentEvent.result(ifEmpty: GenresText.noGenres) { () async throws(TMDBError) -> [Genre] in
        try await client.value(of: GenreTarget.movies).genres
      }
      self?.show(event)
    }
  }
}

extension GenresViewModel {
  private func show(_ event: ContentEvent<[Genre]>) {
    switch event {
    case .loaded(let genres): show(genres)
    case .foundNothing(let message): state = state.after(.foundNothing(message))
    case .failed(let message): state = state.after(.failed(message))
    case .started, .cancelled: break
    }
  }

  /// Shows the first genres. Existing sections are reused, and refresh their films.
  private func show(_ genres: [Genre]) {
    let known = state.content ?? []
    let styles = GenreSection.Style.allCases
    let sections = genres.prefix(sectionCount).enumerated().map { index, genre in
      known.first { $0.genre == genre } ?? GenreSection(genre, styles[index % styles.count], dependencies)
    }
    state = state.after(.loaded(sections))
    for section in known where section.state.isSettled { section.load() }
  }

  private func section(_ genre: Genre.ID) -> GenreSection? { state.content?.first { $0.genre.id == genre } }
}

/// The number of genres with a section.
private let sectionCount = 9
