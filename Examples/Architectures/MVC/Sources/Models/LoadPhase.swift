import TMDB

/// The progress of a model's latest request.
enum LoadPhase: Equatable {
  /// Nothing has been requested, or the request was cancelled.
  case idle
  case loading
  case loaded
  case failed(TMDBError)
}
