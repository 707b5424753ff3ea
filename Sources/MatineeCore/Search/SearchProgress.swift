import LoadingState
import TMDB

/// What has come to a search from its two sources so far, and what that means for the screen.
struct SearchProgress: Hashable, Sendable {
  enum Device: Hashable, Sendable {
    case awaited
    /// There is nothing here that could be searched.
    case absent
    case found(SearchFindings)
  }

  enum Network: Hashable, Sendable {
    case awaited
    case found(SearchFindings)
    case failed(TMDBError)
  }

  /// What is shown, and what is said above it.
  struct Outcome: Equatable, Sendable {
    var state: ContentState<SearchFindings>
    var notice: StateMessage?
  }

  var device = Device.awaited
  var network = Network.awaited

  /// Whether nothing more is to come.
  var isComplete: Bool { device != .awaited && network != .awaited }

  /// Whether this device has answered, and has nothing.
  var hasNothingHere: Bool { device != .awaited && known == nil }

  /// The best of what has come.
  var first: SearchRow? {
    if case .found(let findings) = network, let row = findings.rows.first { return row }
    return known?.rows.first
  }

  /// - Parameter former: what was there before, which stays until something comes.
  func outcome(of request: SearchRequest, after former: SearchFindings?) -> Outcome {
    switch network {
    case .awaited: Outcome(state: .loading(previous: known ?? former))
    case .found(let findings) where !findings.isEmpty: Outcome(state: .content(findings))
    case .found, .failed(.notFound): nothing(for: request, after: former)
    case .failed(let error): failure(error, of: request, after: former)
    }
  }
}

extension SearchProgress {
  /// What this device has found, if that is anything.
  private var known: SearchFindings? {
    if case .found(let findings) = device, !findings.isEmpty { findings } else { nil }
  }

  private func nothing(for request: SearchRequest, after former: SearchFindings?) -> Outcome {
    if device == .awaited { return Outcome(state: .loading(previous: former)) }
    guard let known else { return Outcome(state: .empty(.noResults(for: request))) }
    return Outcome(state: .content(known), notice: .notAtTMDB(request, suggestion: known.suggestion))
  }

  private func failure(_ error: TMDBError, of request: SearchRequest, after former: SearchFindings?) -> Outcome {
    if device == .awaited { return Outcome(state: .loading(previous: former)) }
    if let known { return Outcome(state: .content(known), notice: .fromDevice(error)) }
    let message = device == .absent ? StateMessage.cannotSearch(error) : .noResultsHere(for: request, error)
    return Outcome(state: .failed(message, previous: nil))
  }
}
