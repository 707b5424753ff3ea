import Catalogue
import Foundation
import LoadingState
import Observation
import TMDB

/// A list, page by page: what it shows, what stands at its foot, and when it asks again.
///
/// What is kept is shown first, and what the network says behind it. One question at a time, and the latest wins: a
/// refresh cancels the page that was under way. Content stays while it is refreshed and when that fails.
@MainActor @Observable
public final class PagedListModel<Row: Sendable & Equatable> {
  public private(set) var state: ContentState<[Row]> = .idle
  public private(set) var footer = ListFooter.none
  public private(set) var savedDate: Date?

  @ObservationIgnored private var pages: RowPages<Row>
  @ObservationIgnored private var nothing: StateMessage
  @ObservationIgnored private let counted: (Int) -> String
  @ObservationIgnored private let question: LatestQuestion
  @ObservationIgnored private var isAtEnd = false
  /// Whether what is shown is of pages that were replaced.
  @ObservationIgnored private var isOutdated = false
  @ObservationIgnored private let following = Following()
  @ObservationIgnored private let offers = WaysOffer()
  /// When the first page of what is shown came.
  @ObservationIgnored private var came: Date?
  /// Whether no more than the first page is shown.
  @ObservationIgnored private(set) var isFirstPage = true

  /// - Parameters:
  ///   - counted: so many rows, as they are said; "20 items" when not said.
  ///   - nothing: what is said where there are none.
  ///   - clock: measures freshness; a test brings its own.
  ///   - freshness: how long content is shown again without asking.
  ///   - date: the calendar's time.
  public init(
    _ pages: RowPages<Row>, nothing: StateMessage = .emptyList, clock: any Clock<Duration> = ContinuousClock(),
    freshness: Duration = .seconds(600), date: @escaping @Sendable () -> Date = { Date() },
    counted: @escaping (Int) -> String = { $0 == 1 ? "1 item" : "\($0) items" }
  ) {
    self.pages = pages
    self.counted = counted
    self.nothing = nothing
    question = LatestQuestion(clock: clock, freshness: freshness, date: date)
  }

  /// Asks, unless what is there is fresh.
  public func loadIfNeeded() {
    if question.isDue(in: state) { ask(isDemanded: false) }
  }

  /// Asks for the first page anew.
  public func refresh() { ask(isDemanded: true) }

  /// Shows what others are answered to the same question, until ``cancel()``.
  public func follow() {
    following.start(pages.kept, after: question) { [weak self] in await self?.take($0) }
  }

  /// Shows another list from now on. The rows of the former one stay until an answer comes, be it a failure.
  ///
  /// - Parameter nothing: what is said where there are none.
  public func replace(with pages: RowPages<Row>, nothing: StateMessage) {
    self.pages = pages
    self.nothing = nothing
    isOutdated = true
    isAtEnd = false
    let isFollowing = following.isActive
    following.stop()
    ask(isDemanded: false)
    if isFollowing { follow() }
  }

  /// Asks for the next page, unless there is none or something is being asked already.
  ///
  /// - Parameter count: after how many rows, as they are seen. Where that is no longer the last one nothing is asked: what
  ///   is seen comes after what is known.
  public func loadMore(after count: Int) {
    guard state.content?.count == count, !question.isUnderWay, footer == .none, !isAtEnd else { return }
    fetchMore()
  }

  /// Asks again for the page that failed.
  public func retryMore() {
    guard case .failure = footer, !question.isUnderWay else { return }
    fetchMore()
  }

  /// What there is, in words that can be said: how many rows, and whether these are all.
  public var summary: String {
    counted(state.content?.count ?? 0) + (isAtEnd ? ", the whole list" : "")
  }

  /// Waits for something to show, be it from before, so that what is there at once is shown without a spinner.
  ///
  /// - Parameter limit: the longest to wait; the answer still comes when it takes longer.
  public func waitForAnswer(atMost limit: Duration) async {
    await question.wait(atMost: limit)
  }

  /// Waits until what is kept has been read, so that it is what is seen first.
  ///
  /// - Parameter limit: the longest to wait.
  public func waitForSaved(atMost limit: Duration) async { await question.waitForSaved(atMost: limit) }

  public func offer(_ find: WaysOffer.Find?) { offers.find = find }

  /// Stops waiting: nobody is looking any more.
  public func cancel() {
    following.stop()
    guard question.isUnderWay else { return }
    question.stop()
    forget()
  }
}

extension PagedListModel {
  func ask(isDemanded: Bool) {
    let kept = isOutdated || state.content == nil ? pages.kept : nil
    state = state.after(.started)
    footer = .none
    question.ask(reading: kept, isDemanded: isDemanded, pages.refresh) { [weak self] arrival in
      guard let self else { return }
      switch arrival {
      case .saved(let saved, let isLast): showSaved(saved, isLast: isLast)
      case .answer(.success(let page)): show(page)
      case .answer(.failure(.cancelled)): forget()
      case .answer(.failure(let error)): fail(error, isDemanded: isDemanded)
      }
    }
  }

  private func showSaved(_ saved: Saved<RowPage<Row>>, isLast: Bool) {
    let rows = saved.value.rows
    // That nothing was there once is worth showing only where nobody is asked whether there is something now.
    guard isLast || !rows.isEmpty else { return }
    begin(saved.value, came: saved.confirmed, savedDate: saved.confirmed)
    if isLast {
      state = rows.isEmpty ? .empty(nothing) : .content(rows)
    } else {
      state = .loading(previous: rows)
    }
  }

  private func show(_ page: RowPage<Row>) {
    begin(page, came: question.now, savedDate: nil)
    state = state.after(page.rows.isEmpty ? .foundNothing(nothing) : .loaded(page.rows))
  }

  /// A first page comes in the place of what there was.
  private func begin(_ page: RowPage<Row>, came date: Date, savedDate: Date?) {
    isOutdated = false
    isFirstPage = true
    isAtEnd = page.isLast
    came = date
    self.savedDate = savedDate
    if question.isFresh(date) { question.startAging(from: date) }
  }

  /// What is there stays without a word where nobody has asked for more: that the network has gone is said for all screens
  /// at once.
  private func fail(_ error: TMDBError, isDemanded: Bool) {
    let content = isOutdated ? nil : state.content
    if content == nil {
      let message = pages.kept == nil ? StateMessage(error) : StateMessage(unsaved: error)
      state = .failed(message, previous: nil)
      if error.isOffline { offerWays(beside: message) }
    } else {
      savedDate = savedDate ?? came
      let isQuiet = !isDemanded && error.isOffline
      state = isQuiet ? state.after(.cancelled) : state.after(.failed(StateMessage(error)))
    }
  }

  private func offerWays(beside message: StateMessage) {
    offers.add(to: message) { [weak self] offering in
      if let self, state == .failed(message, previous: nil) { state = .failed(offering, previous: nil) }
    }
  }

  /// What was asked is not awaited any more.
  private func forget() {
    state = isOutdated ? .idle : state.after(.cancelled)
    if footer == .loading { footer = .none }
  }

  /// Another part of the app was answered. Who has read on keeps what is there: rows would go from under the eyes.
  private func take(_ answer: Answer) async {
    guard isFirstPage, answer.isNewer(than: came), let page = await pages.kept?.decode(answer), !question.isUnderWay,
      isFirstPage, !page.rows.isEmpty
    else { return }
    begin(page, came: answer.confirmed, savedDate: question.isFresh(answer.confirmed) ? nil : answer.confirmed)
    if state != .content(page.rows) { state = .content(page.rows) }
  }
}

extension PagedListModel {
  private func fetchMore() {
    footer = .loading
    let next = pages.next
    // What follows on saved rows is what was saved with them.
    let keptFirst = savedDate != nil
    question.ask { () async throws(TMDBError) in
      try await next(keptFirst)
    } then: { [weak self] arrival in
      guard let self, case .answer(let result) = arrival else { return }
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
    savedDate = [savedDate, page.saved].compactMap(\.self).min()
    state = state.after(.loaded((state.content ?? []) + page.rows))
  }
}

extension StateMessage {
  /// What a list says that has nothing in it.
  public static let emptyList = StateMessage(
    icon: "view-list-symbolic", title: "Nothing Here", explanation: "This list is empty at the moment.",
    button: "Retry")
}
