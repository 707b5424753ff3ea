import LoadingState
import Observation
import TMDB

/// A list, page by page: what it shows, what stands at its foot, and when it asks again.
///
/// One question at a time, and the latest wins: a refresh cancels the page that was under way. Content stays while it is
/// refreshed and when that fails.
@MainActor @Observable
public final class PagedListModel<Row: Sendable & Equatable> {
  public private(set) var state: ContentState<[Row]> = .idle
  public private(set) var footer = ListFooter.none

  @ObservationIgnored private var pages: RowPages<Row>
  @ObservationIgnored private var nothing: StateMessage
  @ObservationIgnored private let counted: (Int) -> String
  @ObservationIgnored private let question: LatestQuestion
  @ObservationIgnored private var isAtEnd = false
  /// Whether what is shown is of pages that were replaced.
  @ObservationIgnored private var isOutdated = false

  /// - Parameters:
  ///   - counted: so many rows, as they are said; "20 items" when not said.
  ///   - nothing: what is said where there are none.
  ///   - clock: measures freshness; a test brings its own.
  ///   - freshness: how long content is shown again without asking.
  public init(
    _ pages: RowPages<Row>, nothing: StateMessage = .emptyList, clock: any Clock<Duration> = ContinuousClock(),
    freshness: Duration = .seconds(600),
    counted: @escaping (Int) -> String = { $0 == 1 ? "1 item" : "\($0) items" }
  ) {
    self.pages = pages
    self.counted = counted
    self.nothing = nothing
    question = LatestQuestion(clock: clock, freshness: freshness)
  }

  /// Asks, unless what is there is fresh.
  public func loadIfNeeded() {
    if question.isDue(in: state) { refresh() }
  }

  /// Asks for the first page anew.
  public func refresh() {
    state = state.after(.started)
    footer = .none
    ask(pages.refresh) { model, rows in
      model.show(rows)
    }
  }

  /// Shows another list from now on. The rows of the former one stay until an answer comes, be it a failure.
  ///
  /// - Parameter nothing: what is said where there are none.
  public func replace(with pages: RowPages<Row>, nothing: StateMessage) {
    self.pages = pages
    self.nothing = nothing
    isOutdated = true
    isAtEnd = false
    refresh()
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

  /// Waits for the answer that is under way, so that what is there at once is shown without a spinner.
  ///
  /// - Parameter limit: the longest to wait; the answer still comes when it takes longer.
  public func waitForAnswer(atMost limit: Duration) async {
    await question.wait(atMost: limit)
  }

  /// Stops waiting: nobody is looking any more.
  public func cancel() {
    guard question.isUnderWay else { return }
    question.stop()
    forget()
  }
}

extension PagedListModel {
  private func fetchMore() {
    footer = .loading
    ask(pages.next) { model, rows in
      model.append(rows)
    }
  }

  private func show(_ rows: [Row]) {
    isOutdated = false
    state = state.after(rows.isEmpty ? .foundNothing(nothing) : .loaded(rows))
    question.startAging()
  }

  private func append(_ rows: [Row]) {
    footer = .none
    state = state.after(.loaded((state.content ?? []) + rows))
  }

  /// What was asked is not awaited any more.
  private func forget() {
    state = isOutdated ? .idle : state.after(.cancelled)
    if footer == .loading { footer = .none }
  }

  private func fail(_ error: TMDBError) {
    if footer == .loading {
      footer = .failure(StateMessage(error))
    } else {
      state = isOutdated ? .failed(StateMessage(error), previous: nil) : state.after(.failed(StateMessage(error)))
    }
  }

  private func ask(
    _ request: @escaping @Sendable () async throws(TMDBError) -> [Row],
    then show: @escaping @MainActor (PagedListModel, [Row]) -> Void
  ) {
    question.ask { [pages] () async throws(TMDBError) in
      let rows = try await request()
      return (rows: rows, isAtEnd: await pages.isAtEnd())
    } then: { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let answer):
        isAtEnd = answer.isAtEnd
        show(self, answer.rows)
      case .failure(.cancelled): forget()
      case .failure(let error): fail(error)
      }
    }
  }
}

extension StateMessage {
  /// What a list says that has nothing in it.
  public static let emptyList = StateMessage(
    icon: "view-list-symbolic", title: "Nothing Here", explanation: "This list is empty at the moment.",
    button: "Retry")
}
