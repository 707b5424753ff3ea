import AppFoundation
import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// The order and the filters of a list of titles, as chips. A click on an active one removes it.
package final class FilterChipsController: ViewController {
  private let model: DiscoverModel
  private let perform: (AppAction) -> Void
  private let content: FilterChipsView
  private var binding: Binding?

  /// - Parameter perform: Performs an action of the app, such as choosing *My Services*.
  package init(_ model: DiscoverModel, perform: @escaping (AppAction) -> Void) {
    self.model = model
    self.perform = perform
    content = FilterChipsView(model)
    super.init()
  }

  package override func loadView() { view = content.widget }

  package override func viewDidLoad() {
    super.viewDidLoad()
    content.onServices = { [weak self] in self?.limitToServices($0) }
    setContent(of: .years) { YearsController($0.model, onDone: $1) }
    setContent(of: .language) { $0.makeLanguages($1) }
    setContent(of: .watchProviders) { $0.makeWatchProviders($1) }
    binding = Binding({ [model] in
      (model.query, QueryFilter.allCases.map(model.chipText), model.myServices.ids, model.personalFilters)
    }) {
      [model, content] _ in
      model.updateMyServices()
      content.update()
    }
  }

  private func limitToServices(_ isLimited: Bool) {
    guard model.myServices.ids.isEmpty else { return model.limitToMyServices(isLimited) }
    content.update()
    perform(.settings(.chooseMyServices))
  }
}

/// The popovers of filters with many values.
extension FilterChipsController {
  /// - Parameter make: Makes the content of a filter's popover. It receives a closure that closes the popover.
  private func setContent(
    of filter: QueryFilter, _ make: @escaping (FilterChipsController, @escaping () -> Void) -> ViewController
  ) {
    guard let chip = content.chips[filter] else { return }
    chip.setContent(in: self) { [weak self, weak chip] in
      self.map { make($0) { chip?.closePopover() } } ?? ViewController()
    }
  }

  private func makeLanguages(_ close: @escaping () -> Void) -> ViewController {
    let filter = QueryFilter.language
    let (frequent, others) = model.texts.languages
    let page = LocaleChoicesController(
      title: filter.title, automatic: filter.inactiveText, frequent, others: (tr("More Languages"), others),
      chosen: model.query.language ?? "")
    page.onChoose = { [model] code in
      close()
      model.change { $0.language = code.isEmpty ? nil : code }
    }
    return page
  }

  private func makeWatchProviders(_ close: @escaping () -> Void) -> ViewController {
    guard let watchProviders = model.watchProviders else { return ViewController() }
    return WatchProvidersController(model, watchProviders: watchProviders) { [weak self] action in
      close()
      self?.perform(action)
    }
  }
}
