import LoadingState
import Observation
import TMDB

/// The view model of a film's page. It starts with the cell's data; the details follow.
@Observable final class FilmViewModel {
  let film: Film
  /// The progress of loading the details, shown below the cell's data.
  private(set) var footer = LoadMoreState.none

  private let client: Client
  private let ratings: RatingStore
  private var details: MovieDetails?
  @ObservationIgnored private var task: Task<Void, Never>?

  init(_ film: Film, _ dependencies: Dependencies) {
    self.film = film
    client = dependencies.client
    ratings = dependencies.ratings
  }

  isolated deinit { task?.cancel() }

  // MARK: Outputs

  var facts: String { GenresText.facts(film, details) }
  var tagline: String { details?.tagline ?? "" }
  /// The user's rating in stars.
  var rating: Double? { ratings.ratings[film.id] }
  var canRate: Bool { ratings.canRate }
  /// The reason why the rating can't be read or saved; empty if there is none.
  var ratingProblem: String { ratings.problem?.explanation ?? "" }

  // MARK: Inputs

  func appear() {
    if details == nil, footer == .none { load() }
  }

  /// Cancels the request. The details load again when the page is visible again.
  func disappear() {
    task?.cancel()
    if footer == .loading { footer = .none }
  }

  func rate(_ stars: Double?) { ratings.rate(film.id, stars) }

  /// Loads the details, also after a failure.
  func load() {
    footer = .loading
    task = Task { [weak self, client, id = film.id] in
      do throws(TMDBError) {
        let details = try await client.value(of: MovieTarget.details(id))
        guard let self, !Task.isCancelled else { return }
        self.details = details
        footer = .none
      } catch {
        if !Task.isCancelled { self?.footer = .failure(GenresText.failure(error)) }
      }
    }
  }
}
