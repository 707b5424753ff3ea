import Containment
import GTK
import LoadingState
import MatineeCore
import TMDB

/// A page for choosing any number of watch providers in the user's country. They load from TMDB, which may fail.
final class ServicesController: FetcherController<[WatchOffers.Provider]> {
  private let services: PageModel<[WatchOffers.Provider]>
  private var binding: Binding?

  init(_ model: DiscoverModel, services: PageModel<[WatchOffers.Provider]>) {
    self.services = services
    let checks = ServiceChecksController(model)
    super.init(
      title: "Available On", fetching: services,
      in: StateController(content: checks) { [weak checks] in checks?.show($0) })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    container.describeContent = { $0.count == 1 ? "1 service" : "\($0.count) services" }
    binding = Binding({ [services] in services.state }) { [weak container] in container?.state = $0 }
  }
}

/// The watch providers, each with a check button.
private final class ServiceChecksController: ViewController {
  private let model: DiscoverModel
  private let container = Bin()
  private var buttons: [CheckButton] = []

  init(_ model: DiscoverModel) {
    self.model = model
    super.init()
  }

  override func loadView() { view = container }

  func show(_ services: [WatchOffers.Provider]) {
    buttons = []
    let rows = services.map { service in
      let button = CheckButton()
      button.isActive = model.query.services.contains(service.id)
      button.onToggle { [model, weak button] in
        var query = model.query
        if button?.isActive == true { query.services.insert(service.id) } else { query.services.remove(service.id) }
        model.search(for: query)
      }
      buttons.append(button)
      return ActionRow(title: service.name, control: button, isBefore: true, isActivatable: true)
    }
    // TMDB requires attribution to JustWatch wherever its data is shown.
    container.child = PreferencesPage([PreferencesGroup(title: "Data by \(WatchOffers.attribution)", rows)])
  }
}
