import AppFoundation
import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation
import TMDB

/// The order and the filters of a list of titles, as chips. The active ones are highlighted, and a click removes each.
package final class FilterChipsController: ViewController {
  private let model: DiscoverModel
  private let perform: (AppAction) -> Void
  private let choices: FilterChoices
  private let order = ChoiceChip(name: tr("Order"))
  private let services = ToggleButton(toggle: "")
  private let lengths: [(minutes: Int, button: ToggleButton)]
  /// The chips with a menu or a popover.
  private let chips: [QueryFilter: ChoiceChip]
  private let clear = Button(label: tr("Remove Filters"))
  private var row: ChipRow?
  private var binding: Binding?
  private var isUpdating = false

  /// - Parameter perform: Performs an action of the app, such as choosing *My Services*.
  package init(_ model: DiscoverModel, perform: @escaping (AppAction) -> Void) {
    self.model = model
    self.perform = perform
    choices = FilterChoices(model.query.kind, texts: model.texts)
    lengths = FilterChoices.quickLengths(model.query.kind).map { ($0, ToggleButton(toggle: "")) }
    let filters = QueryFilter.allCases.filter { $0 != .myServices }
    chips = Dictionary(
      uniqueKeysWithValues: filters.map { filter in
        (filter, ChoiceChip(name: filter.title) { [model] in model.remove(filter) })
      })
    super.init()
  }

  package override func loadView() {
    let toggles = [services] + lengths.map(\.button)
    toggles.forEach { $0.addStyle("chip") }
    clear.addStyle("chip", "flat")
    services.isVisible = model.watchProviders != nil
    chips[.watchProviders]?.widget.isVisible = model.watchProviders != nil
    let others: [QueryFilter] = [.runningTime, .years, .rating, .votes, .language]
    let row = ChipRow(
      [order.widget, services] + [chips[.watchProviders]?.widget].compactMap(\.self) + lengths.map(\.button)
        + others.compactMap { chips[$0]?.widget } + [clear])
    self.row = row
    view = row.widget
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    services.onToggle { [weak self] in self?.toggleServices() }
    for (minutes, button) in lengths {
      button.onToggle { [weak self, weak button] in
        if let self, let button, !isUpdating { limitLength(to: button.isActive ? minutes : nil) }
      }
    }
    setContents()
    clear.onClick { [weak self] in
      self?.order.focus()
      self?.model.removeFilters()
    }
    binding = Binding({ [model] in (model.query, QueryFilter.allCases.map(model.text), model.myServices.ids) }) {
      [weak self] _ in
      self?.model.updateMyServices()
      self?.update()
    }
  }
}

extension FilterChipsController {
  private func toggleServices() {
    guard !isUpdating else { return }
    guard !model.myServices.ids.isEmpty else {
      update()
      return perform(.settings(.chooseMyServices))
    }
    model.limitToMyServices(services.isActive)
  }

  private func limitLength(to minutes: Int?) { model.change { $0.runningTime = .init(to: minutes) } }

  /// Shows the model's order and filters.
  private func update() {
    isUpdating = true
    defer { isUpdating = false }
    let query = model.query
    order.show(query.order.name)
    order.setItems(choices.orders(model))
    services.label = model.myServices.ids.isEmpty ? tr("My Services…") : tr("My Services")
    services.isActive = !query.myServices.isEmpty
    for (minutes, button) in lengths {
      button.label = model.texts.maximumLength(minutes)
      button.isActive = query.runningTime == .init(to: minutes)
    }
    let isQuickLength = lengths.contains(where: \.button.isActive)
    for (filter, chip) in chips {
      let text = filter == .runningTime && isQuickLength ? nil : model.text(of: filter)
      chip.show(text ?? filter.inactiveText, isRemovable: text != nil)
      choices.items(for: filter, model).map(chip.setItems)
    }
    clear.isVisible = query.filters.count > 1
  }
}

/// The popovers of filters with many values.
extension FilterChipsController {
  private func setContents() {
    chips[.years]?.setContent(in: self) { [weak self] in self?.makeYears() ?? ViewController() }
    chips[.language]?.setContent(in: self) { [weak self] in self?.makeLanguages() ?? ViewController() }
    chips[.watchProviders]?.setContent(in: self) { [weak self] in self?.makeWatchProviders() ?? ViewController() }
  }

  private func makeYears() -> ViewController {
    let page = YearsController(model)
    page.onDone = { [weak self] in self?.chips[.years]?.closePopover() }
    return page
  }

  private func makeLanguages() -> ViewController {
    let filter = QueryFilter.language
    let (frequent, others) = model.texts.languages
    let page = LocaleChoicesController(
      title: filter.title, automatic: filter.inactiveText, frequent, others: (tr("More Languages"), others),
      chosen: model.query.language ?? "")
    page.onChoose = { [weak self, model] code in
      self?.chips[filter]?.closePopover()
      model.change { $0.language = code.isEmpty ? nil : code }
    }
    return page
  }

  private func makeWatchProviders() -> ViewController {
    guard let watchProviders = model.watchProviders else { return ViewController() }
    return WatchProvidersController(model, watchProviders: watchProviders) { [weak self] action in
      self?.chips[.watchProviders]?.closePopover()
      self?.perform(action)
    }
  }
}
