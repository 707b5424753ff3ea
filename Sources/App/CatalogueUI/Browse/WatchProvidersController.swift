import AppFoundation
import Catalogue
import Containment
import GTK
import LoadingState
import Localization
import ScreenFoundation
import TMDB

/// A page for choosing any number of watch providers in the user's country. They load from TMDB, which may fail.
package final class WatchProvidersController: FetcherController<[WatchOffers.Provider]> {
  private let watchProviders: PageModel<[WatchOffers.Provider]>
  private var binding: Binding?

  /// - Parameters:
  ///   - isChosen: Returns whether a provider is currently chosen.
  ///   - onChange: Called when the user chooses a provider, or no longer chooses it.
  ///   - perform: Performs the actions of the app that messages offer.
  package init(
    title: String, watchProviders: PageModel<[WatchOffers.Provider]>,
    isChosen: @escaping (WatchProvider.ID) -> Bool, onChange: @escaping (WatchProvider.ID, Bool) -> Void,
    perform: @escaping (AppAction) -> Void
  ) {
    self.watchProviders = watchProviders
    let checks = WatchProviderChecksController(isChosen: isChosen, onChange: onChange)
    super.init(
      title: title, fetching: watchProviders,
      in: StateController(content: checks) { [weak checks] in checks?.show($0) }, perform: perform)
  }

  /// Creates a page for filtering titles by watch providers.
  package convenience init(
    _ model: DiscoverModel, watchProviders: PageModel<[WatchOffers.Provider]>, perform: @escaping (AppAction) -> Void
  ) {
    self.init(
      title: tr("Available On"), watchProviders: watchProviders,
      isChosen: { [model] in model.query.watchProviders.contains($0) },
      onChange: { [model] id, isChosen in
        model.change {
          if isChosen { $0.watchProviders.insert(id) } else { $0.watchProviders.remove(id) }
        }
      }, perform: perform)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    container.describeContent = { tr(one: "{count} service", other: "{count} services", count: $0.count) }
    binding = Binding({ [watchProviders] in watchProviders.state }) { [weak container] in container?.state = $0 }
  }
}
