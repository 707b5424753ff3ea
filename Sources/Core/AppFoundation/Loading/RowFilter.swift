import LoadingState
import Localization
import Observation

/// The loaded rows of a list that pass a filter, and the search for more of them.
///
/// A page may contain no row that passes. The search therefore pauses after a number of pages with few such rows, until
/// the user continues it. It never requests all pages of a list on its own.
@MainActor @Observable
public final class RowFilter<Row: Sendable & Equatable> {
  /// Whether the search waits for the user.
  public private(set) var isPaused = false
  @ObservationIgnored private let list: PagedListModel<Row>
  @ObservationIgnored private let isActive: @MainActor () -> Bool
  @ObservationIgnored private let admits: @MainActor (Row) -> Bool
  @ObservationIgnored private let pausedMessage: (_ count: Int) -> StateMessage
  @ObservationIgnored private let emptyMessage: StateMessage
  /// The number of pages requested since ``start``.
  @ObservationIgnored private var pageCount = 0
  /// The number of visible rows when the search started.
  @ObservationIgnored private var start = 0

  /// - Parameters:
  ///   - isActive: Returns whether the filter hides rows. Observed, like `admits`.
  ///   - admits: Returns whether a row passes.
  ///   - paused: Returns the message while no row among a number of them has passed, and the search waits.
  ///   - empty: The message if no row of the list passes.
  public init(
    _ list: PagedListModel<Row>, isActive: @escaping @MainActor () -> Bool, admits: @escaping @MainActor (Row) -> Bool,
    paused: @escaping (_ count: Int) -> StateMessage, empty: StateMessage
  ) {
    self.list = list
    self.isActive = isActive
    self.admits = admits
    pausedMessage = paused
    emptyMessage = empty
  }

  /// The state of the list with the rows that pass. Observable.
  public var state: ContentState<[Row]> {
    guard isActive(), let loaded = list.state.content, !loaded.isEmpty else { return list.state }
    let visible = loaded.filter(admits)
    guard visible.isEmpty else { return list.state.map { $0.filter(admits) } }
    if list.state.isLoading { return .loading(previous: nil) }
    if list.isComplete { return .empty(emptyMessage) }
    if case .failure(let message) = list.footer { return .failed(message, previous: nil) }
    return isPaused ? .empty(pausedMessage(loaded.count)) : .loading(previous: nil)
  }

  /// The list's footer, or one that continues the paused search. Observable.
  public var footer: LoadMoreState {
    guard list.footer == .none, isActive(), isPaused, !list.isComplete else { return list.footer }
    let hidden = (list.state.content ?? []).count - visible.count
    return .failure(
      StateMessage(
        icon: "edit-find-symbolic", title: "",
        explanation: tr(
          one: "Your filters hide {count} title so far.", other: "Your filters hide {count} titles so far.",
          count: hidden), button: tr("Look Further")))
  }

  /// The number of rows, and whether the list is complete, for screen readers.
  public var summary: String { list.summary(of: visible.count) }

  /// Loads the next page, unless the search is paused.
  ///
  /// - Parameter count: The number of rows in the view; see ``PagedListModel/loadMore(after:)``.
  public func loadMore(after count: Int) {
    guard isActive() else { return list.loadMore(after: count) }
    let visible = visible.count
    guard count == visible, !isPaused, list.canLoadMore else { return }
    if visible >= start + sufficientRows { (start, pageCount) = (visible, 0) }
    guard pageCount < maximumPages else { return isPaused = true }
    pageCount += 1
    list.loadMore(after: list.state.content?.count ?? 0)
  }

  /// Continues a search without any visible rows. The view can't reach the end of no rows.
  public func continueIfEmpty() {
    if isActive(), list.state.content?.isEmpty == false, visible.isEmpty { loadMore(after: 0) }
  }

  /// Continues the paused search, or retries the page that failed.
  public func resume() {
    guard isPaused else { return list.retryMore() }
    restart()
    loadMore(after: visible.count)
  }

  /// Starts a new search, because the filter has changed.
  public func restart() {
    isPaused = false
    (start, pageCount) = (visible.count, 0)
  }

  private var visible: [Row] { (list.state.content ?? []).filter(admits) }
}

/// The number of pages that a search requests on its own.
private let maximumPages = 5
/// The number of new rows with which a search has succeeded.
private let sufficientRows = 10
