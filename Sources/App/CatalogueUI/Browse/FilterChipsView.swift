import AppFoundation
import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// The chips of the order and the filters of a list of titles. The active ones are highlighted.
final class FilterChipsView {
  var widget: Widget { row.widget }
  /// Called when the user switches the filter for their own services.
  var onServices: (Bool) -> Void = { _ in }
  /// The chips with a menu or a popover.
  let chips: [QueryFilter: ChoiceChip]
  private let model: DiscoverModel
  private let choices: FilterChoices
  private let order = ChoiceChip(name: tr("Order"))
  private let services = ToggleButton(toggle: "")
  private let personal = PersonalFilterChips()
  private let lengths: [(minutes: Int, button: ToggleButton)]
  private let clear = Button(label: tr("Remove Filters"))
  private let row: ChipRow
  private var isUpdating = false

  init(_ model: DiscoverModel) {
    self.model = model
    choices = FilterChoices(model.query.kind, texts: model.texts)
    lengths = model.quickLengths.map { ($0, ToggleButton(toggle: "")) }
    let filters = QueryFilter.allCases.filter { $0 != .myServices }
    chips = Dictionary(
      uniqueKeysWithValues: filters.map { filter in
        (filter, ChoiceChip(name: filter.title) { [model] in model.remove(filter) })
      })
    let others = [QueryFilter.runningTime, .years, .rating, .votes, .language]
    row = ChipRow(
      [order.widget, services] + personal.buttons + [chips[.watchProviders]?.widget].compactMap(\.self)
        + lengths.map(\.button)
        + others.compactMap { [chips] in chips[$0]?.widget } + [clear])
    ([services] + lengths.map(\.button)).forEach { $0.addStyle("chip") }
    clear.addStyle("chip", "flat")
    services.isVisible = model.watchProviders != nil
    personal.buttons.forEach { $0.isVisible = model.hasPersonalFilters }
    personal.onChange = { [model] in model.personalFilters = $0 }
    chips[.watchProviders]?.widget.isVisible = model.watchProviders != nil
    services.onToggle { [weak self] in
      if let self, !isUpdating { onServices(services.isActive) }
    }
    for (minutes, button) in lengths {
      button.onToggle { [weak self, weak button] in
        if let self, let button, !isUpdating { model.limitLength(to: button.isActive ? minutes : nil) }
      }
    }
    clear.onClick { [order, model] in
      order.focus()
      model.removeFilters()
    }
  }

  /// Shows the model's order and filters.
  func update() {
    isUpdating = true
    defer { isUpdating = false }
    order.show(model.query.order.name)
    order.setItems(choices.orders(model))
    services.label = model.myServices.ids.isEmpty ? tr("My Services…") : tr("My Services")
    services.isActive = !model.query.myServices.isEmpty
    personal.show(model.personalFilters)
    for (minutes, button) in lengths {
      button.label = model.texts.maximumLength(minutes)
      button.isActive = minutes == model.quickLength
    }
    for (filter, chip) in chips {
      let text = model.chipText(of: filter)
      chip.show(text ?? filter.inactiveText, isRemovable: text != nil)
      choices.items(for: filter, model).map(chip.setItems)
    }
    clear.isVisible = model.query.filters.count + model.personalFilters.count > 1
  }
}
