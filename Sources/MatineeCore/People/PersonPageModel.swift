import LoadingState
import Observation
import TMDB

/// A person's page: what a card knew of them is there from the first moment.
@MainActor @Observable
public final class PersonPageModel {
  public let id: Person.ID
  /// The page itself, to be loaded, refreshed and cancelled.
  public let page: PageModel<PersonPage>
  @ObservationIgnored private let summary: PersonSummary?

  public init(_ id: Person.ID, summary: PersonSummary? = nil, page: PageModel<PersonPage>) {
    self.id = id
    self.summary = summary
    self.page = page
  }

  public var state: ContentState<PersonPage> { page.state }

  /// What stands at the top: at first what the card knew, then what the page knows; `nil` where nothing is known yet.
  public var header: PersonSummary? { page.state.content.map { PersonSummary($0) } ?? summary }

  public func loadIfNeeded() { page.loadIfNeeded() }
  public func refresh() { page.refresh() }
  public func cancel() { page.cancel() }
  public func waitForAnswer(atMost limit: Duration) async { await page.waitForAnswer(atMost: limit) }
}
