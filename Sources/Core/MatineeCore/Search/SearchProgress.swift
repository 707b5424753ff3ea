import LoadingState
import TMDB

/// The results of a search from both sources so far, and the resulting screen content.
struct SearchProgress: Hashable, Sendable {
  enum Device: Hashable, Sendable {
    case awaited
    /// There is no local content to search.
    case absent
    case found(SearchFindings)
  }

  enum Network: Hashable, Sendable {
    case awaited
    case found(SearchFindings)
    case failed(TMDBError)
  }

  /// The content of the screen and the notice above it.
  struct Outcome: Equatable, Sendable {
    var state: ContentState<SearchFindings>
    var notice: StateMessage?
  }

  var device = Device.awaited
  var network = Network.awaited

  /// Whether both sources have responded.
  var isComplete: Bool { device != .awaited && network != .awaited }

  /// Whether the local search has ended without results.
  var hasNothingHere: Bool { device != .awaited && known == nil }

  /// The best result so far.
  var first: SearchRow? {
    if case .found(let findings) = network, let row = findings.rows.first { return row }
    return known?.rows.first
  }

  /// - Parameter former: The previous results, which remain until there are new ones.
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
  /// The local results, if there are any.
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
