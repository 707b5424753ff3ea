import AppFoundation
import LoadingState
import Localization
import Observation
import TMDB

/// The model of a person's page. It shows the card's summary while the page loads.
@MainActor @Observable
public final class PersonPageModel {
  public let id: Person.ID
  /// The model that loads the page.
  public let page: PageModel<PersonPage>
  @ObservationIgnored private let summary: PersonSummary?

  /// - Parameter summary: The summary from a card.
  public init(
    _ id: Person.ID, summary: PersonSummary? = nil, _ pages: PageClient, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.id = id
    self.summary = summary
    let thing = tr("a person with the ID {id}", ["id": "\(id)"])
    page = PageModel(
      pages.request(forPerson: id), clock: clock, explain: pages.client.contentSource.explain(missing: thing))
  }

  /// The content of the header: the page's if it is loaded, else the card's. It is `nil` if there is neither.
  public var header: PersonSummary? { page.state.content.map { PersonSummary($0) } ?? summary }
}
