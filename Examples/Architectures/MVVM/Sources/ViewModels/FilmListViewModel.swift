import ArchitecturesSupport
import LoadingState
import Observation
import TMDB

/// The view model of a list that loads page by page.
@Observable final class FilmListViewModel: FilmsViewModel {
  let title: String
  private(set) var state = ContentState<[FilmRow]>.idle {
    didSet { spinner.isWaiting = state.isLoading }
  }
  private(set) var footer = LoadMoreState.none
  let spinner: SpinnerViewModel
  let announcements: AsyncStream<String>

  private let announcer: AsyncStream<String>.Continuation
  private let source: PagedSource<Movie>
  private let images: ImageConfiguration
  private let onOpen: (FilmRow) -> Void
  @ObservationIgnored private var isAtEnd = false
  @ObservationIgnored private var task: Task<Void, Never>?

  init(
    _ title: String, _ target: Target<Page<Movie>>, _ dependencies: FeaturedDependencies,
    onOpen: @escaping (FilmRow) -> Void
  ) {
    self.title = title
    self.onOpen = onOpen
    source = PagedSource(target, client: dependencies.client)
    images = dependencies.images
    spinner = SpinnerViewModel(clock: dependencies.clock)
    (announcements, announcer) = AsyncStream.makeStream()
  }

  isolated deinit { task?.cancel() }

  // MARK: Inputs

  func appear() {
    if case .idle = state { load() }
  }

  /// Cancels the request. The list loads again when it is needed.
  func disappear() {
    task?.cancel()
    state = state.after(.cancelled)
    if footer == .loading { footer = .none }
  }

  func reachEnd() {
    if case .content = state, footer == .none, !isAtEnd { load() }
  }

  func retry() { load() }

  func open(_ film: FilmRow) { onOpen(film) }
}

extension FilmListViewModel {
  private func load() {
    if state.content == nil { state = state.after(.started) } else { footer = .loading }
    task = Task { [weak self, source] in
      do throws(TMDBError) {
        try await source.next()
        let (films, isAtEnd) = await (source.items, source.isAtEnd)
        if !Task.isCancelled { self?.show(films, isAtEnd: isAtEnd) }
      } catch {
        if !Task.isCancelled { self?.show(error) }
      }
    }
  }

  private func show(_ films: [Movie], isAtEnd: Bool) {
    self.isAtEnd = isAtEnd
    footer = .none
    let rows = films.map { FilmRow($0, images: images) }
    state = state.after(rows.isEmpty ? .foundNothing(FilmText.empty) : .loaded(rows))
    announce()
  }

  private func show(_ error: TMDBError) {
    let message = FilmText.failure(error)
    if state.content == nil { state = state.after(.failed(message)) } else { footer = .failure(message) }
    announce()
  }

  private func announce() {
    if let announcement { announcer.yield(announcement) }
  }
}
