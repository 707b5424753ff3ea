import AppFoundation
import Catalogue
import Foundation
import LoadingState
import Observation
import TMDB
import TitleIdentity

/// The model of the search: the query, its results, and the recent searches.
///
/// Local results appear instantly. TMDB is queried after a pause in typing, and its results replace the local ones. The
/// newest request wins for both.
@MainActor @Observable
public final class SearchModel {
  public private(set) var request = SearchRequest()
  public private(set) var state: ContentState<GroupedSearchResults> = .idle
  public private(set) var footer = LoadMoreState.none
  /// The notice above the results, such as that they don't come from TMDB.
  public private(set) var notice: StateMessage?
  public let recents: RecentSearches

  private var firstResult: SearchRow?
  @ObservationIgnored private let sources: SearchSources
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let pause: Duration
  @ObservationIgnored private let localLoader: LatestRequestLoader
  @ObservationIgnored private let networkLoader: LatestRequestLoader
  @ObservationIgnored private var progress = SearchProgress()
  @ObservationIgnored private var pages: SearchPages?
  @ObservationIgnored private var isAtEnd = true
  /// The rows from TMDB, which replace those of the same titles in local results.
  @ObservationIgnored private var knownRows: [PageReference: SearchRow] = [:]

  /// - Parameters:
  ///   - clock: The clock that measures the pause. Tests supply their own.
  ///   - pause: The time to wait after the last typed letter before querying TMDB.
  ///   - freshness: The time during which results are shown again without a request.
  public init(
    _ sources: SearchSources, recents: RecentSearches? = nil, clock: any Clock<Duration> = ContinuousClock(),
    pause: Duration = .milliseconds(150), freshness: Duration = .seconds(600)
  ) {
    self.sources = sources
    self.recents = recents ?? RecentSearches()
    self.clock = clock
    self.pause = pause
    localLoader = LatestRequestLoader(clock: clock, freshness: freshness)
    networkLoader = LatestRequestLoader(clock: clock, freshness: freshness)
  }

  /// Searches for the current text of the search field.
  public func type(_ text: String) {
    var request = request
    request.text = text
    let isSame = request.query == self.request.query
    self.request = request
    if !isSame { load(after: pause) }
  }

  public func choose(_ scope: SearchScope) {
    guard scope != request.scope else { return }
    request.scope = scope
    load()
  }

  public func choose(year: Int?) {
    guard year != request.year else { return }
    request.year = year
    load()
  }

  /// Removes all filters and repeats the search.
  public func removeFilters() {
    guard request.isFiltered else { return }
    request = SearchRequest(request.text)
    load()
  }

  /// Replaces the query and searches immediately, without waiting for a pause in typing.
  public func search(_ text: String) {
    request.text = text
    load()
  }

  /// The best result for the current query, which may be a local one. It is `nil` until there are results.
  public var first: SearchRow? { firstResult }

  /// Adds the query to the recent searches, because the user chose a result.
  public func rememberSearch() { recents.add(request.query) }

  /// Clears the text and cancels all requests. The filters remain.
  public func clear() { type("") }
}

extension SearchModel: Fetching {
  public var hasContent: Bool { state.content != nil }

  public func loadIfNeeded() {
    recents.loadIfNeeded()
    guard !request.isBlank, !networkLoader.isRunning, networkLoader.isDue(in: state) else { return }
    load()
  }

  public func refresh() { load() }

  public func resume() {
    if case .failure = footer { return retryMore() }
    if case .failed = progress.network { load() }
  }

  public func waitForCache(timeout limit: Duration) async { await localLoader.wait(timeout: limit) }

  public func cancel() {
    guard networkLoader.isRunning || localLoader.isRunning else { return }
    stop()
    state = state.after(.cancelled)
    if footer == .loading { footer = .none }
  }
}

extension SearchModel {
  /// Requests the next page, unless there is none or a request is running.
  ///
  /// - Parameter count: The number of visible rows.
  public func loadMore(after count: Int) {
    guard case .content(let results) = state, results.rows.count == count, footer == .none else { return }
    guard !isAtEnd, !networkLoader.isRunning else { return }
    fetchMore()
  }

  /// Requests the failed page again.
  public func retryMore() {
    guard case .failure = footer, !networkLoader.isRunning else { return }
    fetchMore()
  }
}

extension SearchModel {
  private func stop() {
    localLoader.stop()
    networkLoader.stop()
  }

  /// - Parameter pause: The time to wait before querying TMDB.
  private func load(after pause: Duration? = nil) {
    stop()
    progress = SearchProgress()
    footer = .none
    firstResult = nil
    isAtEnd = true
    pages = nil
    guard !request.isBlank else {
      notice = nil
      state = .idle
      return
    }
    state = state.after(.started)
    searchLocally()
    searchNetwork(after: pause)
  }

  private func searchLocally() {
    progress.local = .pending
    localLoader.load { [sources, request] () async throws(TMDBError) in
      await sources.local(request)
    } then: { [weak self] loaded in
      guard let self, case .response(.success(let results)) = loaded else { return }
      progress.local = .found(enriched(results))
      show()
    }
  }

  private func searchNetwork(after pause: Duration?) {
    let pages = sources.network(request)
    self.pages = pages
    networkLoader.load { [clock] () async throws(TMDBError) in
      if let pause {
        do { try await clock.sleep(for: pause) } catch { throw .cancelled }
      }
      let results = try await pages.first()
      return (results: results, isAtEnd: await pages.isAtEnd())
    } then: { [weak self] loaded in
      guard let self, case .response(let result) = loaded else { return }
      switch result {
      case .success(let response):
        isAtEnd = response.isAtEnd
        remember(response.results.rows)
        progress.network = .found(response.results)
        if !response.results.isEmpty { localLoader.stop() }
        networkLoader.markLoaded()
      case .failure(.cancelled):
        state = state.after(.cancelled)
        return
      case .failure(let error):
        progress.network = .failed(error)
        // Responses cached since the first local search may contain matches.
        if error.isOffline, progress.hasNoLocalResults { searchLocally() }
      }
      show()
    }
  }

  private func fetchMore() {
    guard let pages else { return }
    footer = .loading
    networkLoader.load { () async throws(TMDBError) in
      (rows: try await pages.next(), isAtEnd: await pages.isAtEnd())
    } then: { [weak self] loaded in
      guard let self, case .response(let result) = loaded else { return }
      switch result {
      case .success(let response):
        isAtEnd = response.isAtEnd
        footer = .none
        remember(response.rows)
        state = state.content.map { .content($0.appending(response.rows)) } ?? state
      case .failure(.cancelled): footer = .none
      case .failure(let error): footer = .failure(StateMessage(error))
      }
    }
  }

  private func show() {
    firstResult = progress.first
    let outcome = progress.outcome(of: request, after: state.content)
    if outcome.notice != notice { notice = outcome.notice }
    if outcome.state != state { state = outcome.state }
  }

  private func remember(_ rows: [SearchRow]) {
    if knownRows.count > maximumKnownRows { knownRows = [:] }
    for row in rows { knownRows[row.id] = row }
  }

  private func enriched(_ local: LocalSearchResults) -> LocalSearchResults {
    let letters = MatchedLetters(request.query)
    var local = local
    local.results = local.results.map { row in knownRows[row.id]?.marked(letters) ?? row }
    return local
  }
}

/// The maximum number of rows to remember.
private let maximumKnownRows = 2_000
