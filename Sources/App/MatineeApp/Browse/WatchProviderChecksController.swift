import Containment
import GTK
import Localization
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

  func show(_ providers: [WatchOffers.Provider]) {
    buttons = []
    let rows = providers.map { provider in
      let button = CheckButton()
      button.isActive = model.query.watchProviders.contains(provider.id)
      button.onToggle { [model, weak button] in
        let isChosen = button?.isActive == true
        model.change {
          if isChosen { $0.watchProviders.insert(provider.id) } else { $0.watchProviders.remove(provider.id) }
        }
      }
      buttons.append(button)
      return ActionRow(title: provider.name, control: button, isBefore: true, isActivatable: true)
    }
    // TMDB requires attribution to JustWatch wherever its data is shown.
    let credit = tr("Data by {source}", ["source": WatchOffers.attribution])
    container.child = PreferencesPage([PreferencesGroup(title: credit, rows)])
  }
}
