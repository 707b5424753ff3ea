import ArchitecturesSupport
import AsyncAlgorithms
import Foundation
import LoadingState
import Observation

/// The view model of the search field and its results.
///
/// The inputs are events in two streams: typed text, which waits for a pause, and clearing and *Retry*, which don't.
@Observable final class SearchViewModel: FilmsViewModel {
  let title = FilmText.results
  /// The text in the field.
  private(set) var text = ""
  /// The text of the current search; empty if there is none.
  private(set) var query = ""
  private(set) var state = ContentState<[FilmRow]>.idle {
    didSet { spinner.isWaiting = state.isLoading }
  }
  let footer = LoadMoreState.none
  let spinner: SpinnerViewModel
  let announcements: AsyncStream<String>

  private let announcer: AsyncStream<String>.Continuation
  private let typed: AsyncStream<SearchEvent>.Continuation
  private let immediate: AsyncStream<SearchEvent>.Continuation
  private let onOpen: (FilmRow) -> Void
  @ObservationIgnored private var retryCount = 0
  @ObservationIgnored private var observation: Task<Void, Never>?

  init(_ dependencies: FeaturedDependencies, onOpen: @escaping (FilmRow) -> Void) {
    self.onOpen = onOpen
    spinner = SpinnerViewModel(clock: dependencies.clock)
    (announcements, announcer) = AsyncStream.makeStream()
    let typedEvents, immediateEvents: AsyncStream<SearchEvent>
    (typedEvents, typed) = AsyncStream.makeStream()
    (immediateEvents, immediate) = AsyncStream.makeStream()
    let search = FilmSearch(client: dependencies.client, images: dependencies.images)
    let states = search.states(
      typed: typedEvents, immediate: immediateEvents, delay: dependencies.searchDelay, clock: dependencies.clock)
    observation = Task { [weak self] in
      for await state in states { self?.show(state) }
    }
  }

  isolated deinit { observation?.cancel() }

  /// Whether the results replace the segments.
  var isActive: Bool { !query.isEmpty }

  // MARK: Inputs

  func type(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    let event = SearchEvent(query: text.trimmingCharacters(in: .whitespacesAndNewlines), retryCount: retryCount)
    typed.yield(event)
    if event.query.isEmpty { immediate.yield(event) }
  }

  func clear() { type("") }

  func retry() {
    retryCount += 1
    immediate.yield(SearchEvent(query: query, retryCount: retryCount))
  }

  func open(_ film: FilmRow) { onOpen(film) }

  // Results load even while hidden, and have no further pages.
  func appear() {}
  func disappear() {}
  func reachEnd() {}

  private func show(_ result: FilmSearch.State) {
    query = result.query
    state = result.films
    if let announcement { announcer.yield(announcement) }
  }
}
