import LoadingState
import Observation
import TMDB

/// A title's page: what was known of it is there from the first moment, the rest comes with one answer.
@MainActor @Observable
public final class TitlePageModel {
  public let id: TitleID
  /// The page itself, to be loaded, refreshed and cancelled.
  public let page: PageModel<TitlePage>
  @ObservationIgnored private let summary: TitleSummary?

  public init(_ id: TitleID, summary: TitleSummary? = nil, page: PageModel<TitlePage>) {
    self.id = id
    self.summary = summary
    self.page = page
  }

  public var state: ContentState<TitlePage> { page.state }

  /// What stands at the top: at first what the row knew, then what the page knows; `nil` where nothing is known yet.
  public var header: TitleSummary? { page.state.content?.summary ?? summary }

  public func loadIfNeeded() { page.loadIfNeeded() }
  public func refresh() { page.refresh() }
  public func cancel() { page.cancel() }
  public func waitForAnswer(atMost limit: Duration) async { await page.waitForAnswer(atMost: limit) }
}
