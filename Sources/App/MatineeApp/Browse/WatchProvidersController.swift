import Containment
import GTK
import LoadingState
import Localization
import MatineeCore
import TMDB

/// A page for choosing any number of watch providers in the user's country. They load from TMDB, which may fail.
final class WatchProvidersController: FetcherController<[WatchOffers.Provider]> {
  private let watchProviders: PageModel<[WatchOffers.Provider]>
  private var binding: Binding?

  init(_ model: DiscoverModel, watchProviders: PageModel<[WatchOffers.Provider]>) {
    self.watchProviders = watchProviders
    let checks = WatchProviderChecksController(model)
    super.init(
      title: tr("Available On"), fetching: watchProviders,
      in: StateController(content: checks) { [weak checks] in checks?.show($0) })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    container.describeContent = { tr(one: "{count} service", other: "{count} services", count: $0.count) }
    binding = Binding({ [watchProviders] in watchProviders.state }) { [weak container] in container?.state = $0 }
  }
}
