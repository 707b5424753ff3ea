import AppFoundation
import Catalogue
import CatalogueUI
import Containment
import GTK
import Localization
import ScreenFoundation

/// The row for the watch providers that the user subscribes to. It opens a window for choosing them.
final class MyServicesRows {
  let group: PreferencesGroup
  private let model: PreferencesModel
  private let makeProviders: (_ country: String?) -> PageModel<[WatchOffers.Provider]>?
  private let perform: (AppAction) -> Void
  /// Asks for the user's country, and calls the closure with its code.
  var askForCountry: (@escaping (String) -> Void) -> Void = { _ in }
  private let row = ActionRow(leadingOn: tr("My Services"))
  private var binding: Binding?

  /// - Parameters:
  ///   - perform: Performs the actions of the app that messages offer.
  ///   - makeProviders: Makes the model of all watch providers in a country, which may have been chosen just before;
  ///     without one, in the user's country. Returns `nil` if that is unknown.
  init(
    _ model: PreferencesModel, perform: @escaping (AppAction) -> Void,
    makeProviders: @escaping (_ country: String?) -> PageModel<[WatchOffers.Provider]>?
  ) {
    self.model = model
    self.perform = perform
    self.makeProviders = makeProviders
    group = PreferencesGroup(title: tr("Where to Watch"), [row])
    row.onActivate { [weak self] in self?.open() }
    if model.overriddenPreferences.contains(.myServices) {
      row.isSensitive = false
      row.subtitle = tr("Set by {variable}", ["variable": Preference.myServices.variable])
      return
    }
    binding = Binding({ [model] in model.preferences.myServices.count }) { [weak self] in self?.show(count: $0) }
  }

  func focus() { row.focus() }

  private func show(count: Int) {
    row.subtitle =
      count == 0
      ? tr("Choose the services that you use, to filter by them")
      : tr(one: "{count} service", other: "{count} services", count: count)
  }

  /// - Parameter country: The country that the user has just chosen; `nil` for the one in the preferences.
  private func open(in country: String? = nil) {
    guard let providers = makeProviders(country) else {
      // Services differ between countries.
      return askForCountry { [weak self] in if !$0.isEmpty { self?.open(in: $0) } }
    }
    let page = WatchProvidersController(
      title: tr("My Services"), watchProviders: providers,
      isChosen: { [model] in model.preferences.myServices.contains($0) },
      onChange: { [model] id, isChosen in
        var ids = model.preferences.myServices
        if isChosen { ids.insert(id) } else { ids.remove(id) }
        model.setMyServices(ids)
      },
      perform: { [perform] in
        perform($0)
        providers.refresh()
      })
    PagesWindow(title: tr("My Services"), height: 640, NavigationController(root: page), over: row.window)
      .present()
  }
}
