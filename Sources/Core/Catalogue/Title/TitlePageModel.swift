import AppFoundation
import LoadingState
import Localization
import Observation
import TMDB
import TitleIdentity

/// The model of a title's page. It shows the title's summary while a single request loads the rest.
@MainActor @Observable
public final class TitlePageModel {
  public let id: TitleID
  /// The model that loads the page.
  public let page: PageModel<TitlePage>
  @ObservationIgnored private let summary: TitleSummary?

  /// - Parameter summary: The summary from a row or card.
  public init(
    _ id: TitleID, summary: TitleSummary? = nil, _ pages: PageClient, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.id = id
    self.summary = summary
    let thing =
      id.kind == .movie
      ? tr("a film with the ID {id}", ["id": "\(id.number)"]) : tr("a series with the ID {id}", ["id": "\(id.number)"])
    page = PageModel(
      pages.request(for: id, original: summary?.originalLanguage), clock: clock,
      explain: pages.client.contentSource.explain(missing: thing))
  }

  /// The content of the header: the page's if it is loaded, else the row's. It is `nil` if there is neither.
  public var header: TitleSummary? { page.state.content?.summary ?? summary }
}
