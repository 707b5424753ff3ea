import LoadingState
import TMDB
import TitleIdentity

/// The results of a search from both sources so far, and the resulting screen content.
struct SearchProgress: Hashable, Sendable {
  enum Device: Hashable, Sendable {
    case pending
    case found(DeviceFindings)
  }

  enum Network: Hashable, Sendable {
    case pending
    case found(GroupedSearchResults)
    case failed(TMDBError)
  }

  /// The content of the screen and the notice above it.
  struct Outcome: Equatable, Sendable {
    var state: ContentState<GroupedSearchResults>
    var notice: StateMessage?
  }

  var device = Device.pending
  var network = Network.pending

  /// Whether both sources have responded.
  var isComplete: Bool { device != .pending && network != .pending }

  /// Whether the local search has ended without results.
  var hasNoLocalResults: Bool { device != .pending && known == nil }

  /// The best result so far.
  var first: SearchRow? {
    if case .found(let findings) = network, let row = findings.rows.first { return row }
    return known?.rows.first
  }

  /// - Parameter previous: The previous results, which remain until there are new ones.
  func outcome(of request: SearchRequest, after previous: GroupedSearchResults?) -> Outcome {
    switch network {
    case .pending: Outcome(state: .loading(previous: known ?? previous))
    case .found(let findings) where !findings.isEmpty: Outcome(state: .content(findings))
    case .found, .failed(.notFound): nothing(for: request, after: previous)
    case .failed(let error): failure(error, of: request, after: previous)
    }
  }
}

extension SearchProgress {
  /// The local results, if there are any.
  private var known: GroupedSearchResults? {
    if case .found(let local) = device, !local.findings.isEmpty { local.findings } else { nil }
  }

  private func nothing(for request: SearchRequest, after previous: GroupedSearchResults?) -> Outcome {
    guard case .found(let local) = device else { return Outcome(state: .loading(previous: previous)) }
    guard !local.findings.isEmpty else {
      return Outcome(state: .empty(.noResults(for: request, local.coverage)))
    }
    let notice = StateMessage.notAtTMDB(request, suggestion: local.findings.suggestion)
    return Outcome(state: .content(local.findings), notice: notice)
  }

  private func failure(_ error: TMDBError, of request: SearchRequest, after previous: GroupedSearchResults?) -> Outcome
  {
    guard case .found(let local) = device else { return Outcome(state: .loading(previous: previous)) }
    guard !local.findings.isEmpty else {
      return Outcome(state: .failed(.noLocalResults(for: request, local.coverage, error), previous: nil))
    }
    return Outcome(state: .content(local.findings), notice: .fromCache(error, local.coverage))
  }
}
