import TMDB

/// An object that reacts to the changes of a ``Film``.
protocol FilmDelegate: AnyObject {
  /// Called after each change of the film's phase and details.
  func filmDidChange(_ film: Film)
}

/// A film: what a list knows about it, and the details that TMDB adds.
final class Film {
  weak var delegate: (any FilmDelegate)?
  let movie: Movie
  /// The details; `nil` until TMDB has responded.
  private(set) var details: MovieDetails?
  private(set) var phase = LoadPhase.idle

  private let client: Client
  private var task: Task<Void, Never>?

  init(_ movie: Movie, client: Client) {
    self.movie = movie
    self.client = client
  }

  isolated deinit { task?.cancel() }

  /// Loads the details unless they have been requested before.
  func loadIfNeeded() {
    if phase == .idle { load() }
  }

  /// Repeats the request that failed.
  func retry() {
    if case .failed = phase { load() }
  }

  /// Cancels the current request.
  func cancel() {
    guard phase == .loading else { return }
    task?.cancel()
    setPhase(.idle)
  }
}

extension Film {
  private func load() {
    setPhase(.loading)
    task = Task { [weak self, client, movie] in
      do throws(TMDBError) {
        let details = try await client.value(of: MovieTarget.details(movie.id))
        if !Task.isCancelled { self?.finish(details) }
      } catch {
        if !Task.isCancelled { self?.setPhase(error == .cancelled ? .idle : .failed(error)) }
      }
    }
  }

  private func finish(_ details: MovieDetails) {
    self.details = details
    setPhase(.loaded)
  }

  private func setPhase(_ phase: LoadPhase) {
    self.phase = phase
    delegate?.filmDidChange(self)
  }
}
