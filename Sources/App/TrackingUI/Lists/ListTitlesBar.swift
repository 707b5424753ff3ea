import AppFoundation
import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The order, the filters and the arrangement of a list's titles, and the titles that the filters can't decide about.
final class ListTitlesBar {
  /// The order, the filters and the arrangement.
  var widget: Widget { chips.widget }
  private let chips: ChipRow
  private let model: ListTitlesModel
  private let perform: (AppAction) -> Void
  private let order = MenuButton(label: "", name: tr("Order"))
  private let lengths: [(Int, ToggleButton)]
  private let genre: ChoiceChip
  private let services = ToggleButton(toggle: "")
  private let unwatched = ToggleButton(toggle: tr("Unwatched"))
  private let posters = ToggleButton(icon: "view-grid-symbolic", name: tr("Posters"))
  private let rows = ToggleButton(icon: "view-list-symbolic", name: tr("List"))
  private let unknown = ToggleButton(toggle: "")
  /// The progress of fetching details, or a sentence about an empty result.
  let remark = Label(wrapping: "", breaksWords: false, styles: "caption", "dim-label")
  private var isUpdating = false

  /// - Parameter perform: Performs an action of the app, such as changing the arrangement of lists.
  init(_ model: ListTitlesModel, perform: @escaping (AppAction) -> Void) {
    self.model = model
    genre = ChoiceChip(name: tr("Genre")) { [model] in model.genre = nil }
    lengths = [90, 120].map { ($0, ToggleButton(toggle: model.texts.maximumLength($0))) }
    self.perform = perform
    let buttons = lengths.map(\.1) + [services, unwatched]
    buttons.forEach { $0.addStyle("chip") }
    order.addStyle("chip")
    services.isVisible = model.hasServices
    rows.join(group: posters)
    let arrangement = Box(.horizontal, [posters, rows])
    arrangement.addStyle("linked", "arrangement")
    remark.addPageMargins()
    unknown.addStyle("chip")
    // The segments above have a margin, too.
    chips = ChipRow([order] + buttons + [genre.widget, unknown, arrangement], topMargin: 6)
    connect()
    update()
    Task { [model] in await model.loadGenres() }
  }

  /// Shows the model's order and filters.
  func update() {
    isUpdating = true
    defer { isUpdating = false }
    order.label = model.order.title
    order.setItems([
      ListTitlesModel.Order.allCases.map { choice in
        MenuItem(choice.title, name: "order-\(choice.rawValue)", isOn: choice == model.order) { [model] in
          model.order = choice
        }
      }
    ])
    for (minutes, button) in lengths { button.isActive = model.maximumMinutes == minutes }
    services.label = model.myServices.ids.isEmpty ? tr("My Services…") : tr("My Services")
    services.isActive = model.showsOnlyMyServices
    unwatched.isActive = model.hidesWatched
    let name = model.genres.first { $0.id.number == model.genre }?.name
    genre.show(name ?? tr("Any Genre"), isRemovable: model.genre != nil)
    genre.setItems(
      model.genres.map { choice in
        let number = choice.id.number
        return MenuItem(choice.name, name: "genre-\(number)", isOn: number == model.genre) { [model] in
          model.genre = number
        }
      })
    genre.widget.isVisible = !model.genres.isEmpty
  }

  /// Shows whether the titles are arranged as posters.
  func show(arrangedAsPosters isPosters: Bool) {
    isUpdating = true
    defer { isUpdating = false }
    (isPosters ? posters : rows).isActive = true
  }

  /// Shows the number of titles that the filters can't decide about, and the progress of fetching their details.
  func showUnknown() {
    isUpdating = true
    defer { isUpdating = false }
    let count = model.unknownCount
    unknown.isVisible = count > 0 || model.findsUnknown
    unknown.isActive = model.showsUnknown || model.findsUnknown
    // Without any other title, there is nothing to return to.
    unknown.isSensitive = !model.showsUnknown || model.findsUnknown
    unknown.label = unknownText(count)
    remark.text = remarkText
    remark.isVisible = !remark.text.isEmpty
  }

  private var remarkText: String {
    if model.unknownCount > 0, case .fetching(let done, let total)? = model.missing?.state {
      return tr("Fetching the details of titles: {done} of {total}", ["done": "\(done)", "total": "\(total)"])
    }
    return model.entries.isEmpty ? tr("No titles match all of your filters.") : ""
  }

  private func unknownText(_ count: Int) -> String {
    let number = "\(count)"
    return switch (model.maximumMinutes != nil, model.genre != nil, model.showsOnlyMyServices) {
    case (true, false, false): tr("Unknown Running Time ({count})", ["count": number])
    case (false, true, false): tr("Unknown Genre ({count})", ["count": number])
    case (false, false, true): tr("Unknown Services ({count})", ["count": number])
    default: tr("Unknown Details ({count})", ["count": number])
    }
  }
}

extension ListTitlesBar {
  private func connect() {
    for (minutes, button) in lengths {
      button.onToggle { [weak self, weak button] in
        if let self, let button, !isUpdating { model.maximumMinutes = button.isActive ? minutes : nil }
      }
    }
    unwatched.onToggle { [weak self] in if let self, !isUpdating { model.hidesWatched = unwatched.isActive } }
    services.onToggle { [weak self] in self?.toggleServices() }
    unknown.onToggle { [weak self] in if let self, !isUpdating { model.findsUnknown = unknown.isActive } }
    for (button, layout) in [(posters, ListLayout.posters), (rows, .rows)] {
      button.onToggle { [weak self, weak button] in
        if let self, button?.isActive == true, !isUpdating { perform(.settings(.arrangeLists(layout))) }
      }
    }
  }

  private func toggleServices() {
    guard !isUpdating else { return }
    guard !services.isActive || !model.myServices.ids.isEmpty else {
      update()
      return perform(.settings(.chooseMyServices))
    }
    model.showsOnlyMyServices = services.isActive
  }
}

extension ListTitlesModel.Order {
  fileprivate var title: String {
    switch self {
    case .custom: tr("Custom Order")
    case .added: tr("Recently Added")
    case .name: tr("Title")
    case .year: tr("Newest First")
    case .runningTime: tr("Shortest First")
    case .score: tr("Highest Rated")
    }
  }
}
