import Containment
import GTK
import LoadingState
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
      title: "Available On", fetching: watchProviders,
      in: StateController(content: checks) { [weak checks] in checks?.show($0) })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    container.describeContent = { $0.count == 1 ? "1 service" : "\($0.count) services" }
    binding = Binding({ [watchProviders] in watchProviders.state }) { [weak container] in container?.state = $0 }
  }
}
