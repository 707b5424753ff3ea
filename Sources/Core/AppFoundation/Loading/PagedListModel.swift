import Foundation
import LoadingState
import Localization
import Observation
import ResponseCache
import TMDB

/// A list that loads page by page: its content, its footer and its refreshes.
///
/// Cached content appears first; the response replaces it. There is one request at a time, and the newest one wins: a
/// refresh cancels the load of a page. Content stays visible during a refresh, even if the refresh fails.
@MainActor @Observable
public final class PagedListModel<Row: Sendable & Equatable>: LoadingModel {
  public private(set) var state: ContentState<[Row]> = .idle
  public private(set) var footer = LoadMoreState.none
  public private(set) var cachedDate: Date?

  @ObservationIgnored private var pages: RowPages<Row>
  @ObservationIgnored private var nothing: StateMessage
  @ObservationIgnored private let counted: (Int) -> String
  @ObservationIgnored private var isAtEnd = false
  /// Whether the content shown belongs to a previous list.
  @ObservationIgnored private var isOutdated = false
  /// Whether only the first page is shown.
  @ObservationIgnored private(set) var isFirstPage = true

  /// - Parameters:
  ///   - nothing: The message for an empty list.
  ///   - clock: The clock that measures freshness; tests provide their own.
  ///   - freshness: The time for which content is shown again without a request.
  ///   - date: Returns the current date.
  ///   - counted: Returns the text for a number of rows; by default, "20 items".
  public init(
    _ pages: RowPages<Row>, nothing: StateMessage = .emptyList, clock: any Clock<Duration> = ContinuousClock(),
    freshness: Duration = .seconds(600), date: @escaping @Sendable () -> Date = { Date() },
    counted: @escaping (Int) -> String = { tr(one: "{count} item", other: "{count} items", count: $0) }
  ) {
    self.pages = pages
    self.counted = counted
    self.nothing = nothing
    super.init(LatestRequestLoader(clock: clock, freshness: freshness, date: date))
  }

  /// Loads the first page unless the content is fresh.
  public func loadIfNeeded() {
    if loader.isDue(in: state) { load(isUserInitiated: false) }
  }

  /// Reloads the first page.
  public func refresh() { load(isUserInitiated: true) }

  /// Observes the cache until ``cancel()``, and shows responses that other parts of the app receive for the same
  /// request.
  public func observe() {
    observation.start(pages.cached, after: loader) { [weak self] in await self?.take($0) }
  }

  /// Switches to another list. The previous rows stay until the first response or failure.
  ///
  /// - Parameter nothing: The message for an empty list.
  public func replace(with pages: RowPages<Row>, nothing: StateMessage) {
    self.pages = pages
    self.nothing = nothing
    isOutdated = true
    isAtEnd = false
    let isObserving = observation.isActive
    observation.stop()
    load(isUserInitiated: false)
    if isObserving { observe() }
  }

  /// Loads the next page, unless there is none or a request is in progress.
  ///
  /// - Parameter count: The number of rows in the view. If it differs from the model's, the view isn't up to date yet,
  ///   and nothing is loaded.
  public func loadMore(after count: Int) {
    if state.content?.count == count, canLoadMore { fetchMore() }
  }

  /// Whether there may be another page, and no request is in progress or has failed.
  var canLoadMore: Bool { state.content != nil && !loader.isRunning && footer == .none && !isAtEnd }

  /// Whether all pages have been loaded.
  var isComplete: Bool { isAtEnd }

  /// Retries the page that failed.
  public func retryMore() {
    guard case .failure = footer, !loader.isRunning else { return }
    fetchMore()
  }

  /// The number of rows, and whether the list is complete, for screen readers.
  public var summary: String { summary(of: state.content?.count ?? 0) }

  func summary(of count: Int) -> String {
    let items = counted(count)
    // Translators: {items} is a number with a noun, such as “20 films”.
    return isAtEnd ? tr("{items}, end of list", ["items": items]) : items
  }

  /// Cancels loading because the user has left the screen.
  public func cancel() {
    observation.stop()
    guard loader.isRunning else { return }
    loader.stop()
    forget()
  }
}

extension PagedListModel {
  func load(isUserInitiated: Bool) {
    let cached = isOutdated || state.content == nil ? pages.cached : nil
    state = state.after(.started)
    footer = .none
    loader.load(reading: cached, isUserInitiated: isUserInitiated, pages.refresh) { [weak self] loaded in
      guard let self else { return }
      switch loaded {
      case .cached(let cached, let isLast): showCached(cached, isLast: isLast)
      case .response(.success(let page)): show(page)
      case .response(.failure(.cancelled)): forget()
      case .response(.failure(let error)): fail(error, isUserInitiated: isUserInitiated)
      }
    }
  }

  private func showCached(_ cached: CachedValue<RowPage<Row>>, isLast: Bool) {
    let rows = cached.value.rows
    // A cached list that is empty is worth showing only if no request follows.
    guard isLast || !rows.isEmpty else { return }
    begin(cached.value, contentDate: cached.confirmed, cachedDate: cached.confirmed)
    if isLast {
      state = rows.isEmpty ? .empty(nothing) : .content(rows)
    } else {
      state = .loading(previous: rows)
    }
  }

  private func show(_ page: RowPage<Row>) {
    begin(page, contentDate: loader.now, cachedDate: nil)
    state = state.after(page.rows.isEmpty ? .foundNothing(nothing) : .loaded(page.rows))
  }

  /// Replaces the content with a first page.
  private func begin(_ page: RowPage<Row>, contentDate date: Date, cachedDate: Date?) {
    isOutdated = false
    isFirstPage = true
    isAtEnd = page.isLast
    contentDate = date
    self.cachedDate = cachedDate
    if loader.isFresh(date) { loader.markLoaded(from: date) }
  }

  /// Handles a failure. Existing content stays. An offline failure that the user didn't cause shows no message, because
  /// the app reports a lost connection once for all screens.
  private func fail(_ error: TMDBError, isUserInitiated: Bool) {
    let content = isOutdated ? nil : state.content
    if content == nil {
      let message = pages.cached == nil ? StateMessage(error) : StateMessage(unsaved: error)
      state = .failed(message, previous: nil)
      if error.isOffline { addSuggestions(to: message) }
    } else {
      cachedDate = cachedDate ?? contentDate
      let isQuiet = !isUserInitiated && error.isOffline
      state = isQuiet ? state.after(.cancelled) : state.after(.failed(StateMessage(error)))
    }
  }

  private func addSuggestions(to message: StateMessage) {
    suggestions.add(to: message) { [weak self] updated in
      if let self, state == .failed(message, previous: nil) { state = .failed(updated, previous: nil) }
    }
  }

  /// Leaves the loading state after a request was cancelled.
  private func forget() {
    state = isOutdated ? .idle : state.after(.cancelled)
    if footer == .loading { footer = .none }
  }

  /// Shows a response that another part of the app received. Ignores it if more pages are shown, because it would
  /// remove rows that the user is reading.
  private func take(_ response: CachedResponse) async {
    guard isFirstPage, response.isNewer(than: contentDate), let page = await pages.cached?.decode(response),
      !loader.isRunning,
      isFirstPage, !page.rows.isEmpty
    else { return }
    begin(
      page, contentDate: response.confirmed, cachedDate: loader.isFresh(response.confirmed) ? nil : response.confirmed)
    if state != .content(page.rows) { state = .content(page.rows) }
  }
}

extension PagedListModel {
  private func fetchMore() {
    footer = .loading
    let next = pages.next
    // Pages after cached rows come from the cache, too.
    let preferringCache = cachedDate != nil
    loader.load { () async throws(TMDBError) in
      try await next(preferringCache)
    } then: { [weak self] loaded in
      guard let self, case .response(let result) = loaded else { return }
      switch result {
      case .success(let page): append(page)
      case .failure(.cancelled): forget()
      case .failure(let error): footer = .failure(StateMessage(error))
      }
    }
  }

  private func append(_ page: RowPage<Row>) {
    isAtEnd = page.isLast
    footer = .none
    isFirstPage = false
    cachedDate = [cachedDate, page.cachedDate].compactMap(\.self).min()
    state = state.after(.loaded((state.content ?? []) + page.rows))
  }
}

extension StateMessage {
  /// The message for an empty list.
  public static let emptyList = StateMessage(
    icon: "view-list-symbolic", title: tr("Nothing Here"),
    explanation: tr("This list is empty at the moment."), button: tr("Retry"))
}
