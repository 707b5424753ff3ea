import Containment
import GTK
import Localization
import MatineeCore
import TMDB

/// The order and the filters of a list of titles, as chips in one row, which scrolls if they don't fit. The active ones
/// are highlighted, and a click removes each.
final class FilterChipsController: ViewController {
  /// Called when the user wants to see all filters, or those of a row.
  var onMore: (FilterRow?) -> Void = { _ in }
  /// Called when the user wants to use *My Services* before choosing any.
  var onChooseServices: () -> Void = {}
  private let model: DiscoverModel
  private let choices: FilterChoices
  private let order = ChoiceChip(name: FilterRow.order.title)
  private let services = ToggleButton(toggle: "")
  private let lengths: [(minutes: Int, button: ToggleButton)]
  private let years: ChoiceChip
  private let rating: ChoiceChip
  private let more = Button(label: tr("More Filters…"))
  private let others = Box(.horizontal, spacing: 6)
  private let clear = Button(label: tr("Remove Filters"))
  private var binding: Binding?
  private var isUpdating = false

  init(_ model: DiscoverModel) {
    self.model = model
    choices = FilterChoices(model.query.kind, texts: model.texts)
    lengths = FilterChoices.quickLengths(model.query.kind).map { ($0, ToggleButton(toggle: "")) }
    years = ChoiceChip(name: FilterRow.years.title) { [model] in model.remove(.years) }
    rating = ChoiceChip(name: FilterRow.rating.title) { [model] in model.remove(.rating) }
    super.init()
  }

  override func loadView() {
    let buttons: [Button] = [services] + lengths.map(\.button) + [more]
    buttons.forEach { $0.addStyle("chip") }
    clear.addStyle("chip", "flat")
    services.isVisible = model.watchProviders != nil
    view = ChipBar.make(
      [order.widget, others, services] + lengths.map(\.button) + [years.widget, rating.widget, more, clear])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    services.onToggle { [weak self] in self?.toggleServices() }
    for (minutes, button) in lengths {
      button.onToggle { [weak self, weak button] in
        if let self, let button, !isUpdating { limitLength(to: button.isActive ? minutes : nil) }
      }
    }
    more.onClick { [weak self] in self?.onMore(nil) }
    clear.onClick { [weak self] in
      self?.more.focus()
      self?.model.removeFilters()
    }
    binding = Binding({ [model] in (model.query, model.chips.map(\.text), model.myServices.ids) }) { [weak self] _ in
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
      return onChooseServices()
    }
    model.limitToMyServices(services.isActive)
  }

  private func limitLength(to minutes: Int?) { model.change { $0.runningTime = .init(to: minutes) } }

  /// Shows the model's order and filters.
  private func update() {
    isUpdating = true
    defer { isUpdating = false }
    let query = model.query
    order.show(
      query.order.name,
      [
        TitleOrder.allCases.map { order in
          item(order.name, "order-\(order.rawValue)", order == query.order) { $0.order = order }
        }
      ])
    services.label = model.myServices.ids.isEmpty ? tr("My Services…") : tr("My Services")
    services.isActive = !query.myServices.isEmpty
    for (minutes, button) in lengths {
      button.label = model.texts.maximumLength(minutes)
      button.isActive = query.runningTime == .init(to: minutes)
    }
    let chosenYears = model.texts.text(.years, of: query)
    years.show(
      chosenYears ?? tr("Any Year"), isRemovable: chosenYears != nil,
      [
        yearItems,
        [
          MenuItem(tr("Choose _Years…"), name: "years-choose") { [weak self] in self?.onMore(.years) }
        ],
      ])
    let chosenRating = model.texts.text(.rating, of: query)
    rating.show(
      chosenRating ?? tr("Any Rating"), isRemovable: chosenRating != nil,
      [
        choices.ratings.map { choice in
          item(choice.name, "rating-\(choice.value ?? 0)", choice.value == query.rating) { $0.rating = choice.value }
        }
      ])
    showOthers()
    clear.isVisible = query.filters.count > 1
  }

  private var yearItems: [MenuItem] {
    choices.decades.map { choice in
      item(choice.name, "years-\(choice.value.upper ?? 0)", choice.value == model.query.years) {
        $0.years = choice.value
      }
    }
  }

  private func item(
    _ title: String, _ name: String, _ isOn: Bool, _ change: @escaping (inout TitleQuery) -> Void
  ) -> MenuItem {
    MenuItem(title, name: name, isOn: isOn) { [model] in model.change(change) }
  }

  /// Shows the active filters that have no chip of their own, each as a button that removes it.
  private func showOthers() {
    let hadFocus = others.containsFocus
    others.childWidgets.forEach(others.remove)
    for (filter, text) in model.chips where !hasChip(filter) {
      let content = Box(.horizontal, spacing: 6, [Label(text), Icon("window-close-symbolic")])
      content.setAccessibleHidden(true)
      let button = Button(label: "")
      button.child = content
      button.addStyle("chip", "chosen")
      button.accessibleLabel = tr("Remove {title}", ["title": text])
      button.onClick { [model] in model.remove(filter) }
      others.append(button)
    }
    others.isVisible = !others.childWidgets.isEmpty
    if hadFocus { (others.childWidgets.first ?? more).focus() }
  }

  private func hasChip(_ filter: QueryFilter) -> Bool {
    switch filter {
    case .myServices, .years, .rating: true
    case .runningTime: lengths.contains { model.query.runningTime == .init(to: $0.minutes) }
    case .votes, .language, .watchProvider: false
    }
  }
}
