import LoadingState
import Observation
import TMDB

/// The model of a person's page. It shows the card's summary while the page loads.
@MainActor @Observable
public final class PersonPageModel {
  public let id: Person.ID
  /// The model that loads the page.
  public let page: PageModel<PersonPage>
  @ObservationIgnored private let summary: PersonSummary?

  public init(_ id: Person.ID, summary: PersonSummary? = nil, page: PageModel<PersonPage>) {
    self.id = id
    self.summary = summary
    self.page = page
  }

  /// The content of the header: the page's if it is loaded, else the card's. It is `nil` if there is neither.
  public var header: PersonSummary? { page.state.content.map { PersonSummary($0) } ?? summary }
}
