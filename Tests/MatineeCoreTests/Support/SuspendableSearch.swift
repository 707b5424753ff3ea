import LoadingState
import Synchronization
import TMDB
import TMDBTesting
import TitleIdentity

@testable import Catalogue
@testable import Search

/// A search whose results a test releases in any order.
final class SuspendableSearch: Sendable {
  typealias CachedResponse = Result<GroupedSearchResults, TMDBError>

  private struct Call {
    let request: SearchRequest
    var continuation: CheckedContinuation<CachedResponse, Never>?
  }

  private struct State {
    var calls: [Call] = []
    var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var onDevice: [String: GroupedSearchResults] = [:]
    var hasDevice = false
    var pages: [[SearchRow]] = []
  }

  private let state = Mutex(State())

  /// The texts of all network searches so far.
  var requested: [String] { state.withLock { $0.calls.map(\.request.query) } }
  var requests: [SearchRequest] { state.withLock { $0.calls.map(\.request) } }

  /// Sets the results on this device for a text. Other texts have no results.
  func onDevice(_ query: String, _ results: GroupedSearchResults) {
    state.withLock { state in
      state.hasDevice = true
      state.onDevice[query] = results
    }
  }

  /// Sets the pages after the first.
  func nextPages(_ pages: [[SearchRow]]) { state.withLock { $0.pages = pages } }

  func waitForCalls(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.calls.count < count { state.waiters.append((count, continuation)) }
        return state.calls.count >= count
      }
      if isThere { continuation.resume() }
    }
  }

  func release(_ index: Int, _ answer: CachedResponse) {
    let continuation = state.withLock { state in
      defer { state.calls[index].continuation = nil }
      return state.calls[index].continuation
    }
    continuation?.resume(returning: answer)
  }

  var sources: SearchSources {
    SearchSources { request in
      self.state.withLock { state in
        LocalSearchResults(
          results: state.onDevice[request.query] ?? .list([]),
          coverage: SearchCoverage(kinds: request.kinds, gaps: request.gaps, hasTitles: state.hasDevice))
      }
    } network: { request in
      SearchPages { () async throws(TMDBError) in
        try await self.answer(request).get()
      } next: { () async throws(TMDBError) in
        self.state.withLock { $0.pages.isEmpty ? [] : $0.pages.removeFirst() }
      } isAtEnd: {
        self.state.withLock { $0.pages.isEmpty }
      }
    }
  }

  private func answer(_ request: SearchRequest) async -> CachedResponse {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        state.calls.append(Call(request: request, continuation: continuation))
        let ready = state.waiters.filter { $0.count <= state.calls.count }
        state.waiters.removeAll { $0.count <= state.calls.count }
        return ready.map(\.continuation)
      }
      ready.forEach { $0.resume() }
    }
  }
}

extension GroupedSearchResults {
  /// Returns one list of films with these names. The ID of each is the length of its name.
  static func movies(_ names: String...) -> GroupedSearchResults { .list(names.map { .movie($0) }) }
}

extension SearchRow {
  static func movie(_ name: String) -> SearchRow { SearchRow(.title(.movie(name.count)), title: name) }
}
