import ArchitecturesSupport
import Foundation
import LoadingState
import Observation
import TMDB

/// The view model of a film's page. It starts with the row's values.
@Observable final class FilmViewModel {
  let title: String
  let overview: String
  let poster: URL?
  /// The progress of loading the details, shown below the row's values.
  private(set) var footer = LoadMoreState.none
  let announcements: AsyncStream<String>

  private let film: FilmRow
  private let client: Client
  private let announcer: AsyncStream<String>.Continuation
  private var details: MovieDetails?
  @ObservationIgnored private var task: Task<Void, Never>?

  init(_ film: FilmRow, _ dependencies: FeaturedDependencies) {
    self.film = film
    title = film.title
    overview = film.overview
    poster = film.poster
    client = dependencies.client
    (announcements, announcer) = AsyncStream.makeStream()
  }

  isolated deinit { task?.cancel() }

  // MARK: Outputs

  var facts: String { FilmText.facts(film, details) }
  var rating: String { film.rating }
  var tagline: String { details?.tagline ?? "" }

  // MARK: Inputs

  func appear() {
    if details == nil, footer == .none { load() }
  }

  /// Cancels the request. The details load again when the page is visible again.
  func disappear() {
    task?.cancel()
    if footer == .loading { footer = .none }
  }

  func retry() { load() }
}

extension FilmViewModel {
  private func load() {
    footer = .loading
    task = Task { [weak self, client, id = film.id] in
      do throws(TMDBError) {
        let details = try await client.value(of: MovieTarget.details(id))
        if !Task.isCancelled { self?.show(details) }
      } catch {
        if !Task.isCancelled { self?.show(error) }
      }
    }
  }

  private func show(_ details: MovieDetails) {
    self.details = details
    footer = .none
  }

  private func show(_ error: TMDBError) {
    let message = FilmText.failure(error)
    footer = .failure(message)
    announcer.yield(message.sentence)
  }
}
