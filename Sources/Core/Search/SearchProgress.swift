import LoadingState
import TMDB
import TitleIdentity

/// The results of a search from both sources so far, and the resulting screen content.
struct SearchProgress: Hashable, Sendable {
  enum Local: Hashable, Sendable {
    case pending
    case found(LocalSearchResults)
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

  var local = Local.pending
  var network = Network.pending

  /// Whether the local search has ended without results.
  var hasNoLocalResults: Bool { local != .pending && known == nil }

  /// The best result so far.
  var first: SearchRow? {
    if case .found(let results) = network, let row = results.rows.first { return row }
    return known?.rows.first
  }

  /// - Parameter previous: The previous results, which remain until there are new ones.
  func outcome(of request: SearchRequest, after previous: GroupedSearchResults?) -> Outcome {
    switch network {
    case .pending: Outcome(state: .loading(previous: known ?? previous))
    case .found(let results) where !results.isEmpty: Outcome(state: .content(results))
    case .found, .failed(.notFound): nothing(for: request, after: previous)
    case .failed(let error): failure(error, of: request, after: previous)
    }
  }
}

extension SearchProgress {
  /// The local results, if there are any.
  private var known: GroupedSearchResults? {
    if case .found(let found) = local, !found.results.isEmpty { found.results } else { nil }
  }

  private func nothing(for request: SearchRequest, after previous: GroupedSearchResults?) -> Outcome {
    guard case .found(let found) = local else { return Outcome(state: .loading(previous: previous)) }
    guard !found.results.isEmpty else {
      return Outcome(state: .empty(.noResults(for: request, found.coverage)))
    }
    let notice = StateMessage.notAtTMDB(request, suggestion: found.results.suggestion)
    return Outcome(state: .content(found.results), notice: notice)
  }

  private func failure(_ error: TMDBError, of request: SearchRequest, after previous: GroupedSearchResults?) -> Outcome
  {
    guard case .found(let found) = local else { return Outcome(state: .loading(previous: previous)) }
    guard !found.results.isEmpty else {
      return Outcome(state: .failed(.noLocalResults(for: request, found.coverage, error), previous: nil))
    }
    return Outcome(state: .content(found.results), notice: .fromCache(error, found.coverage))
  }
}
