import ArchitecturesSupport
import AsyncAlgorithms
import LoadingState
import TMDB

/// Something that may start a search. Equal events in succession start only one.
nonisolated struct SearchEvent: Equatable, Sendable {
  var query: String
  /// The number of times that the user has pressed *Retry*, which makes the same text a different event.
  var retryCount = 0
}

/// A search for films by title.
nonisolated struct FilmSearch: Sendable {
  /// A state of the search for one text.
  struct State: Sendable {
    var query: String
    var films: ContentState<[FilmRow]>
  }

  let client: Client
  let images: ImageConfiguration

  /// Returns the states of all searches. The latest event wins: it cancels the search for an earlier one.
  ///
  /// - Parameters:
  ///   - typed: The events that wait for a pause in typing.
  ///   - immediate: The events that take effect immediately.
  ///   - delay: The length of the pause.
  func states(
    typed: AsyncStream<SearchEvent>, immediate: AsyncStream<SearchEvent>, delay: Duration, clock: some Clock<Duration>
  ) -> some AsyncSequence<State, Never> & Sendable {
    merge(typed.debounce(for: delay, clock: clock), immediate)
      .removeDuplicates()
      .flatMapLatest { states(for: $0.query) }
  }

  /// Returns the states of one search, from loading to its result. Ending the iteration cancels the request. An empty
  /// text has the state `idle`.
  private func states(for query: String) -> AsyncStream<State> {
    AsyncStream { continuation in
      let task = Task {
        if !query.isEmpty { continuation.yield(State(query: query, films: .loading(previous: nil))) }
        continuation.yield(State(query: query, films: await films(for: query)))
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func films(for query: String) async -> ContentState<[FilmRow]> {
    if query.isEmpty { return .idle }
    do throws(TMDBError) {
      // A page of results can contain a film twice. The source skips it.
      let films = try await PagedSource(SearchTarget.movies(query), client: client).next()
      if films.isEmpty { return .empty(FilmText.noResults(for: query)) }
      return .content(films.map { FilmRow($0, images: images) })
    } catch {
      return .failed(FilmText.failure(error), previous: nil)
    }
  }
}
