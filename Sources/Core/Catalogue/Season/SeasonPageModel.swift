import AppFoundation
import LoadingState
import Localization
import Observation
import ResponseCache
import TitleIdentity

/// The model of a season's page. It shows the season's card while the page loads, and the series once it is known.
@MainActor @Observable
public final class SeasonPageModel {
  public let id: SeasonID
  /// The model that loads the page.
  public let page: PageModel<SeasonPage>
  /// The content of the header while the page loads, or `nil` if there is none.
  @ObservationIgnored public let card: SeasonCard?
  /// The page of the series; `nil` until it is known.
  public private(set) var series: TitlePage?
  /// Whether the series is being read or requested.
  public private(set) var isLoadingSeries = false
  @ObservationIgnored private let seriesRequest: Request<TitlePage>
  @ObservationIgnored private var loading: Task<Void, Never>?

  /// - Parameters:
  ///   - card: The season's card on the series' page.
  ///   - series: The series' page, if the user comes from there.
  ///   - isSection: Whether the season is shown as a part of the series' page.
  public init(
    _ id: SeasonID, card: SeasonCard? = nil, of series: TitlePage? = nil, isSection: Bool = false, _ pages: PageClient,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.id = id
    self.card = card
    self.series = series
    let thing =
      id.number == 0
      ? tr("specials of this series") : tr("season {season} of this series", ["season": "\(id.number)"])
    page = PageModel(
      pages.request(for: id, original: nil), clock: clock,
      explain: pages.client.contentSource.explain(missing: thing, isSection: isSection))
    seriesRequest = pages.request(for: .show(id.show), original: nil)
  }

  isolated deinit { loading?.cancel() }

  /// The title of the series, with the season below it. Until the series is known, the title is the season's.
  public var heading: (title: String, subtitle: String?) {
    let name = page.state.content?.name.text ?? card?.name ?? ""
    guard let series else { return (id.title(named: name), nil) }
    return (series.title.text, id.title(named: name, of: series.title.text))
  }

  /// Reads the series from the cache, or else requests it, unless it is known or being loaded. An error leaves it
  /// unknown.
  public func loadSeries() {
    guard series == nil, !isLoadingSeries else { return }
    isLoadingSeries = true
    loading = Task { [weak self, seriesRequest] in
      let cached = await seriesRequest.cached?.readInBackground()?.value
      let loaded = if let cached { cached } else { try? await seriesRequest.load() }
      guard let self, !Task.isCancelled else { return }
      series = loaded
      isLoadingSeries = false
    }
  }
}
