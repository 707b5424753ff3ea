import Containment
import GTK
import MatineeCore
import TMDB

/// The watch providers, each with a check button.
final class WatchProviderChecksController: ViewController {
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
        let isChosen = button?.isActive == true
        model.change { if isChosen { $0.services.insert(service.id) } else { $0.services.remove(service.id) } }
      }
      buttons.append(button)
      return ActionRow(title: service.name, control: button, isBefore: true, isActivatable: true)
    }
    // TMDB requires attribution to JustWatch wherever its data is shown.
    container.child = PreferencesPage([PreferencesGroup(title: "Data by \(WatchOffers.attribution)", rows)])
  }
}
