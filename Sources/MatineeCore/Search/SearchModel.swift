import Foundation
import LoadingState
import Observation
import TMDB

/// A search as it is typed: what is asked, what has come of it, and what was searched before.
///
/// This device answers at once; TMDB is asked when nothing was typed for a moment, and its answer takes the place of the
/// device's. The latest question wins, in both.
@MainActor @Observable
public final class SearchModel {
  public private(set) var request = SearchRequest()
  public private(set) var state: ContentState<SearchFindings> = .idle
  public private(set) var footer = ListFooter.none
  /// What is said above the results, such as that they are not TMDB's.
  public private(set) var notice: StateMessage?
  public let recents: RecentSearches

  private var firstResult: SearchRow?
  @ObservationIgnored private let sources: SearchSources
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let pause: Duration
  @ObservationIgnored private let device: LatestQuestion
  @ObservationIgnored private let network: LatestQuestion
  @ObservationIgnored private var progress = SearchProgress()
  @ObservationIgnored private var pages: SearchPages?
  @ObservationIgnored private var isAtEnd = true
  /// Rows that TMDB told of, so that they look the same when this device finds them.
  @ObservationIgnored private var seen: [PageReference: SearchRow] = [:]

  /// - Parameters:
  ///   - clock: measures the pause; a test brings its own.
  ///   - pause: after the last letter, before the network is asked.
  public init(
    _ sources: SearchSources, recents: RecentSearches? = nil, clock: any Clock<Duration> = ContinuousClock(),
    pause: Duration = .milliseconds(150), freshness: Duration = .seconds(600)
  ) {
    self.sources = sources
    self.recents = recents ?? RecentSearches()
    self.clock = clock
    self.pause = pause
    device = LatestQuestion(clock: clock, freshness: freshness)
    network = LatestQuestion(clock: clock, freshness: freshness)
  }

  /// Searches for what is typed now.
  public func type(_ text: String) {
    var request = request
    request.text = text
    let isSame = request.words == self.request.words
    self.request = request
    if !isSame { ask(after: pause) }
  }

  public func choose(_ scope: SearchScope) {
    guard scope != request.scope else { return }
    request.scope = scope
    ask()
  }

  public func choose(year: Int?) {
    guard year != request.year else { return }
    request.year = year
    ask()
  }

  /// Searches everything for the same words.
  public func removeFilters() {
    guard request.isFiltered else { return }
    request = SearchRequest(request.text)
    ask()
  }

  /// Searches for other words, without waiting for more letters.
  public func search(_ text: String) {
    request.text = text
    ask()
  }

  /// The best of what answers the question as it is now, be it this device's; `nil` before anything has.
  public var first: SearchRow? { firstResult }

  /// What was searched for is wanted: it is remembered.
  public func keep() { recents.keep(request.words) }

  /// Back to the beginning; nothing is awaited any more. What narrows a search stays.
  public func clear() { type("") }
}

extension SearchModel: Fetching {
  public var hasContent: Bool { state.content != nil }

  public func loadIfNeeded() {
    recents.loadIfNeeded()
    guard !request.isBlank, !network.isUnderWay, network.isDue(in: state) else { return }
    ask()
  }

  public func refresh() { ask() }

  public func resume() {
    if case .failure = footer { return retryMore() }
    if case .failed = progress.network { ask() }
  }

  /// What this device finds is told apart from TMDB's in a notice.
  public var savedDate: Date? { nil }

  /// A search is asked anew by whoever types.
  public func follow() {}

  /// This device is searched, too.
  public func offer(_ find: WaysOffer.Find?) {}

  public func waitForSaved(atMost limit: Duration) async { await device.wait(atMost: limit) }

  public func cancel() {
    guard network.isUnderWay || device.isUnderWay else { return }
    stop()
    state = state.after(.cancelled)
    if footer == .loading { footer = .none }
  }
}

extension SearchModel {
  /// Asks for the next page, unless there is none or something is being asked already.
  ///
  /// - Parameter count: after how many rows, as they are seen.
  public func loadMore(after count: Int) {
    guard case .content(let findings) = state, findings.rows.count == count, footer == .none else { return }
    guard !isAtEnd, !network.isUnderWay else { return }
    fetchMore()
  }

  /// Asks again for the page that failed.
  public func retryMore() {
    guard case .failure = footer, !network.isUnderWay else { return }
    fetchMore()
  }
}

extension SearchModel {
  private func stop() {
    device.stop()
    network.stop()
  }

  /// - Parameter pause: before the network is asked.
  private func ask(after pause: Duration? = nil) {
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
    askDevice()
    askNetwork(after: pause)
  }

  private func askDevice() {
    progress.device = .awaited
    device.ask { [sources, request] () async throws(TMDBError) in
      await sources.device(request)
    } then: { [weak self] arrival in
      guard let self, case .answer(.success(let findings)) = arrival else { return }
      progress.device = findings.map { .found(enriched($0)) } ?? .absent
      show()
    }
  }

  private func askNetwork(after pause: Duration?) {
    let pages = sources.network(request)
    self.pages = pages
    network.ask { [clock] () async throws(TMDBError) in
      if let pause {
        do { try await clock.sleep(for: pause) } catch { throw .cancelled }
      }
      let findings = try await pages.first()
      return (findings: findings, isAtEnd: await pages.isAtEnd())
    } then: { [weak self] arrival in
      guard let self, case .answer(let result) = arrival else { return }
      switch result {
      case .success(let answer):
        isAtEnd = answer.isAtEnd
        remember(answer.findings.rows)
        progress.network = .found(answer.findings)
        if !answer.findings.isEmpty { device.stop() }
        network.startAging()
      case .failure(.cancelled):
        state = state.after(.cancelled)
        return
      case .failure(let error):
        progress.network = .failed(error)
        // What was kept since this device was asked may be an answer.
        if error.isOffline, progress.hasNothingHere { askDevice() }
      }
      show()
    }
  }

  private func fetchMore() {
    guard let pages else { return }
    footer = .loading
    network.ask { () async throws(TMDBError) in
      (rows: try await pages.next(), isAtEnd: await pages.isAtEnd())
    } then: { [weak self] arrival in
      guard let self, case .answer(let result) = arrival else { return }
      switch result {
      case .success(let answer):
        isAtEnd = answer.isAtEnd
        footer = .none
        remember(answer.rows)
        state = state.content.map { .content($0.appending(answer.rows)) } ?? state
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
    if seen.count > mostSeen { seen = [:] }
    for row in rows { seen[row.id] = row }
  }

  private func enriched(_ findings: SearchFindings) -> SearchFindings {
    let letters = MatchedLetters(request.words)
    return findings.map { row in seen[row.id]?.marked(letters) ?? row }
  }
}

/// In rows.
private let mostSeen = 2_000
