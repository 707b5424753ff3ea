import AppFoundation
import Foundation
import LoadingState
import Localization
import Observation
import ResponseCache
import TMDB

/// The model of a page that a single request loads.
///
/// It shows the cached response first, then the network's. The newest request wins. Content remains while it is
/// refreshed and when a refresh fails. Cancellation isn't a failure.
@MainActor @Observable
public final class PageModel<Page: Sendable & Equatable>: LoadingModel {
  public private(set) var state: ContentState<Page> = .idle
  public private(set) var cachedDate: Date?

  @ObservationIgnored private let request: Request<Page>
  @ObservationIgnored private let explain: @Sendable (TMDBError) -> StateMessage
  /// Returns the message for a page that the source doesn't have; `nil` for the usual one.
  @ObservationIgnored public var explainMissing: @MainActor () async -> StateMessage? = { nil }

  /// - Parameters:
  ///   - clock: The clock that measures freshness. Tests supply their own.
  ///   - freshness: The time during which content is shown again without a request.
  ///   - date: The source of the current date.
  ///   - explain: Returns the message for an error.
  public init(
    _ request: Request<Page>, clock: any Clock<Duration> = ContinuousClock(), freshness: Duration = .seconds(600),
    date: @escaping @Sendable () -> Date = { Date() },
    explain: @escaping @Sendable (TMDBError) -> StateMessage = { StateMessage($0) }
  ) {
    self.explain = explain
    self.request = request
    super.init(LatestRequestLoader(clock: clock, freshness: freshness, date: date))
  }

  /// Loads the page, unless its content is fresh.
  public func loadIfNeeded() {
    if loader.isDue(in: state) { load(isUserInitiated: false) }
  }

  /// Reloads the page. The Retry button calls this, too.
  public func refresh() { load(isUserInitiated: true) }

  /// Observes the cached response until ``cancel()`` is called, so that the page shows responses to other parts of the
  /// app.
  public func observe() {
    observation.start(request.cached, after: loader) { [weak self] in await self?.take($0) }
  }

  /// Cancels the request and the observation because the page is no longer visible.
  public func cancel() {
    observation.stop()
    guard loader.isRunning else { return }
    loader.stop()
    state = state.after(.cancelled)
  }
}

extension PageModel where Page == CollectionPage {
  public convenience init(
    ofCollection id: CollectionSummary.ID, _ pages: PageClient, clock: any Clock<Duration> = ContinuousClock()
  ) {
    let thing = tr("a collection with the ID {id}", ["id": "\(id)"])
    self.init(
      pages.request(forCollection: id), clock: clock, explain: pages.client.contentSource.explain(missing: thing))
  }
}

extension PageModel {
  package func load(isUserInitiated: Bool) {
    let cached = state.content == nil ? request.cached : nil
    state = state.after(.started)
    loader.load(reading: cached, isUserInitiated: isUserInitiated, request.load) { [weak self] in
      self?.take($0, isUserInitiated: isUserInitiated)
    }
  }

  private func take(_ loaded: LoadedResult<Page>, isUserInitiated: Bool) {
    switch loaded {
    case .cached(let cached, let isLast):
      contentDate = cached.confirmed
      cachedDate = cached.confirmed
      if isLast { loader.markLoaded(from: cached.confirmed) }
      state = isLast ? .content(cached.value) : .loading(previous: cached.value)
    case .response(.success(let page)):
      contentDate = loader.now
      cachedDate = nil
      loader.markLoaded()
      state = state.after(.loaded(page))
    case .response(.failure(.cancelled)): state = state.after(.cancelled)
    case .response(.failure(let error)): fail(error, isUserInitiated: isUserInitiated)
    }
  }

  /// Shows an error. If there is content and the user didn't request a refresh, a network error is ignored. The app
  /// reports it once for all screens.
  private func fail(_ error: TMDBError, isUserInitiated: Bool) {
    let isQuiet = state.content != nil && !isUserInitiated && error.isOffline
    if state.content != nil { cachedDate = contentDate }
    let message = state.content == nil && request.cached != nil ? StateMessage(unsaved: error, explain) : explain(error)
    state = isQuiet ? state.after(.cancelled) : state.after(.failed(message))
    if state.content == nil, error.isOffline { addSuggestions(to: message) }
    if error == .notFound { replaceIfMissing(message) }
  }

  private func replaceIfMissing(_ message: StateMessage) {
    Task { [weak self, explainMissing] in
      guard let better = await explainMissing(), let self, case .failed(message, let previous) = state else { return }
      state = .failed(better, previous: previous)
    }
  }

  private func addSuggestions(to message: StateMessage) {
    suggestions.add(to: message) { [weak self] updated in
      if let self, state == .failed(message, previous: nil) { state = .failed(updated, previous: nil) }
    }
  }

  /// Shows a response that another part of the app, or this model, has just received.
  private func take(_ response: CachedResponse) async {
    guard response.isNewer(than: contentDate), let page = await request.cached?.decode(response), !loader.isRunning,
      response.isNewer(than: contentDate)
    else { return }
    contentDate = response.confirmed
    cachedDate = loader.isFresh(response.confirmed) ? nil : response.confirmed
    loader.markLoaded(from: response.confirmed)
    if state != .content(page) { state = .content(page) }
  }
}

extension PageModel: CacheFirstFetching {
  public var hasContent: Bool { state.content != nil }

  public func resume() {
    if !state.isLoading, !hasContent || cachedDate != nil { load(isUserInitiated: false) }
  }
}
