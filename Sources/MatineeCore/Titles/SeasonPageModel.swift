import LoadingState
import Observation

/// A season's page: what the series' page knew of it is there from the first moment.
@MainActor @Observable
public final class SeasonPageModel {
  public let id: SeasonID
  /// The page itself, to be loaded, refreshed and cancelled.
  public let page: PageModel<SeasonPage>
  /// What stands at the top before the page has come; `nil` where nothing is known.
  @ObservationIgnored public let card: SeasonCard?

  public init(_ id: SeasonID, card: SeasonCard? = nil, page: PageModel<SeasonPage>) {
    self.id = id
    self.card = card
    self.page = page
  }

  public var state: ContentState<SeasonPage> { page.state }

  public func loadIfNeeded() { page.loadIfNeeded() }
  public func refresh() { page.refresh() }
  public func cancel() { page.cancel() }
  public func waitForAnswer(atMost limit: Duration) async { await page.waitForAnswer(atMost: limit) }
}
