import Observation

/// The model of a season's page. It shows the season's card while the page loads.
@MainActor @Observable
public final class SeasonPageModel {
  public let id: SeasonID
  /// The model that loads the page.
  public let page: PageModel<SeasonPage>
  /// The content of the header while the page loads, or `nil` if there is none.
  @ObservationIgnored public let card: SeasonCard?

  public init(_ id: SeasonID, card: SeasonCard? = nil, page: PageModel<SeasonPage>) {
    self.id = id
    self.card = card
    self.page = page
  }
}
