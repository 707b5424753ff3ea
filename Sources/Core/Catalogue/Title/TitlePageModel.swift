import LoadingState
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

  public init(_ id: TitleID, summary: TitleSummary? = nil, page: PageModel<TitlePage>) {
    self.id = id
    self.summary = summary
    self.page = page
  }

  /// The content of the header: the page's if it is loaded, else the row's. It is `nil` if there is neither.
  public var header: TitleSummary? { page.state.content?.summary ?? summary }
}
