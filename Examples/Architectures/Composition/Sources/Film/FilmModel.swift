import ArchitecturesSupport
import LoadingState
import Observation
import TMDB

/// The details of a film.
@Observable final class FilmModel: Fetching {
  private(set) var state: ContentState<MovieDetails> = .idle
  @ObservationIgnored private let id: Movie.ID
  @ObservationIgnored private let client: Client
  @ObservationIgnored private var task: Task<Void, Never>?

  init(_ id: Movie.ID, _ client: Client) {
    self.id = id
    self.client = client
  }

  func loadIfNeeded() { if case .idle = state { reload() } }

  func reload() {
    task?.cancel()
    state = state.after(.started)
    task = Task {
      let event = await load()
      if !Task.isCancelled { state = state.after(event) }
    }
  }

  func cancel() {
    task?.cancel()
    state = state.after(.cancelled)
  }

  private func load() async -> ContentEvent<MovieDetails> {
    do throws(TMDBError) {
      return .loaded(try await client.value(of: MovieTarget.details(id)))
    } catch {
      return ContentEvent(error)
    }
  }
}
