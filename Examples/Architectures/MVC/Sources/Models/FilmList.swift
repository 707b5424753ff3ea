import TMDB

/// An object that reacts to the changes of a ``FilmList``.
protocol FilmListDelegate: AnyObject {
  /// Called after each change of the list's phase and films.
  func filmListDidChange(_ list: FilmList)
}

/// One of TMDB's lists of films, loaded page by page.
final class FilmList {
  let title: String
  weak var delegate: (any FilmListDelegate)?
  /// The films of all pages that have loaded, without duplicates.
  private(set) var films: [Movie] = []
  /// The progress of the first page if there are no films yet, and of the next page otherwise.
  private(set) var phase = LoadPhase.idle

  private let source: PagedSource<Movie>
  private var isAtEnd = false
  private var task: Task<Void, Never>?

  init(title: String, target: Target<Page<Movie>>, client: Client) {
    self.title = title
    source = PagedSource(target, client: client)
  }

  isolated deinit { task?.cancel() }

  /// Loads the first page unless it has been requested before.
  func loadIfNeeded() {
    if phase == .idle { load() }
  }

  /// Loads the next page. Does nothing at the end of the list, during a request and after a failure.
  func loadNextPage() {
    if phase == .loaded, !isAtEnd { load() }
  }

  /// Repeats the request that failed.
  func retry() {
    if case .failed = phase { load() }
  }

  /// Cancels the current request. The films that have loaded remain.
  func cancel() {
    guard phase == .loading else { return }
    task?.cancel()
    setPhase(phaseWithoutRequest)
  }
}

extension FilmList {
  private func load() {
    setPhase(.loading)
    task = Task { [weak self, source] in
      do throws(TMDBError) {
        try await source.next()
        let (films, isAtEnd) = await (source.items, source.isAtEnd)
        if !Task.isCancelled { self?.finish(films, isAtEnd: isAtEnd) }
      } catch {
        if !Task.isCancelled { self?.fail(error) }
      }
    }
  }

  private func finish(_ films: [Movie], isAtEnd: Bool) {
    self.films = films
    self.isAtEnd = isAtEnd
    setPhase(.loaded)
  }

  private func fail(_ error: TMDBError) {
    setPhase(error == .cancelled ? phaseWithoutRequest : .failed(error))
  }

  private var phaseWithoutRequest: LoadPhase { films.isEmpty ? .idle : .loaded }

  private func setPhase(_ phase: LoadPhase) {
    self.phase = phase
    delegate?.filmListDidChange(self)
  }
}
