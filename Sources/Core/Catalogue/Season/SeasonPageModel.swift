import AppFoundation
import Localization
import Observation

/// The model of a season's page. It shows the season's card while the page loads.
@MainActor @Observable
public final class SeasonPageModel {
  public let id: SeasonID
  /// The model that loads the page.
  public let page: PageModel<SeasonPage>
  /// The content of the header while the page loads, or `nil` if there is none.
  @ObservationIgnored public let card: SeasonCard?

  /// - Parameter card: The season's card on the series' page.
  public init(
    _ id: SeasonID, card: SeasonCard? = nil, _ pages: PageClient, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.id = id
    self.card = card
    let thing =
      id.number == 0
      ? tr("specials of this series") : tr("season {season} of this series", ["season": "\(id.number)"])
    page = PageModel(
      pages.request(for: id, original: nil), clock: clock, explain: pages.client.contentSource.explain(missing: thing))
  }
}
