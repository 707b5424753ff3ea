import ArchitecturesSupport
import Foundation
import LoadingState
import Observation
import TMDB

/// The results for the typed text. A request starts after a pause in typing, and only the latest one counts.
@Observable final class SearchModel: Fetching {
  /// The text that the results are for; empty if the user isn't searching. It changes after the pause.
  private(set) var query = ""
  private(set) var state: ContentState<[FilmRow]> = .idle
  @ObservationIgnored private let dependencies: FeaturedDependencies
  @ObservationIgnored private var typed = ""
  @ObservationIgnored private var task: Task<Void, Never>?

  init(_ dependencies: FeaturedDependencies) { self.dependencies = dependencies }

  /// Searches for the text after a pause, unless the user continues typing. Empty text ends the search at once.
  func type(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text != typed else { return }
    typed = text
    task?.cancel()
    guard !text.isEmpty else { return end() }
    task = Task { [clock = dependencies.clock, delay = dependencies.searchDelay] in
      try? await clock.sleep(for: delay)
      if !Task.isCancelled { reload() }
    }
  }

  func loadIfNeeded() { if case .idle = state, !typed.isEmpty { reload() } }

  func reload() {
    task?.cancel()
    query = typed
    // Results for an earlier query are outdated.
    state = .loading(previous: nil)
    task = Task {
      let event = await load()
      if !Task.isCancelled { state = state.after(event) }
    }
  }

  func cancel() {
    guard state.isLoading else { return }
    task?.cancel()
    state = state.after(.cancelled)
  }

  private func end() {
    query = ""
    state = .idle
  }

  private func load() async -> ContentEvent<[FilmRow]> {
    do throws(TMDBError) {
      let page = try await dependencies.client.value(of: SearchTarget.movies(query))
      let rows = page.results.map { FilmRow($0, images: dependencies.images) }
      return rows.isEmpty ? .foundNothing(FilmText.noResults(for: query)) : .loaded(rows)
    } catch {
      return ContentEvent(error)
    }
  }
}
