import AppFoundation
import Catalogue
import Containment
import GTK
import Library
import Localization
import Tracking

/// The order, the filters and the arrangement of the watchlist, and what the filters hide.
final class WatchlistBar {
  let widget: Widget
  private let chips: ChipRow
  private let model: WatchlistModel
  private let perform: (AppAction) -> Void
  private let order = MenuButton(label: "", name: tr("Order"))
  private let lengths: [(Int, ToggleButton)]
  private let services = ToggleButton(toggle: "")
  private let unwatched = ToggleButton(toggle: tr("Unwatched"))
  private let posters = ToggleButton(icon: "view-grid-symbolic", name: tr("Posters"))
  private let rows = ToggleButton(icon: "view-list-symbolic", name: tr("Rows"))
  private let remark = Label(wrapping: "", breaksWords: false, styles: "caption", "dim-label")
  private var isUpdating = false

  /// - Parameter perform: Performs an action of the app, such as changing the arrangement of lists.
  init(_ model: WatchlistModel, perform: @escaping (AppAction) -> Void) {
    self.model = model
    lengths = [90, 120].map { ($0, ToggleButton(toggle: model.texts.maximumLength($0))) }
    self.perform = perform
    let buttons = lengths.map(\.1) + [services, unwatched]
    buttons.forEach { $0.addStyle("chip") }
    order.addStyle("chip")
    services.isVisible = model.hasServices
    rows.join(group: posters)
    let arrangement = Box(.horizontal, [posters, rows])
    arrangement.addStyle("linked", "arrangement")
    remark.setMargins(top: 0, bottom: 0, start: 18, end: 18)
    chips = ChipRow([order] + buttons + [arrangement])
    widget = Box(.vertical, [chips.widget, remark])
    connect()
    update()
  }

  /// Shows the model's order and filters.
  func update() {
    isUpdating = true
    defer { isUpdating = false }
    order.label = model.order.title
    order.setItems([
      WatchlistModel.Order.allCases.map { choice in
        MenuItem(choice.title, name: "order-\(choice.rawValue)", isOn: choice == model.order) { [model] in
          model.order = choice
        }
      }
    ])
    for (minutes, button) in lengths { button.isActive = model.maximumMinutes == minutes }
    services.label = model.myServices.ids.isEmpty ? tr("My Services…") : tr("My Services")
    services.isActive = model.showsOnlyMyServices
    unwatched.isActive = model.hidesWatched
  }

  /// Shows whether the titles are arranged as posters.
  func show(arrangedAsPosters isPosters: Bool) {
    isUpdating = true
    defer { isUpdating = false }
    (isPosters ? posters : rows).isActive = true
  }

  /// - Parameters:
  ///   - count: The number of titles shown.
  ///   - unknownLengths: The number of titles hidden because their running time is unknown.
  ///   - unknownServices: The number of titles hidden because their services are unknown.
  func show(count: Int, unknownLengths: Int, unknownServices: Int) {
    let lengths = tr(
      one: "{count} title with an unknown running time isn’t shown. Open its page once to find out.",
      other: "{count} titles with an unknown running time aren’t shown. Open their pages once to find out.",
      count: unknownLengths)
    let services = tr(
      one: "{count} title whose services are unknown isn’t shown. Open its page once to find out.",
      other: "{count} titles whose services are unknown aren’t shown. Open their pages once to find out.",
      count: unknownServices)
    let hidden = [unknownLengths > 0 ? lengths : nil, unknownServices > 0 ? services : nil].compactMap(\.self)
    remark.text = hidden.isEmpty ? (count == 0 ? tr("No title matches.") : "") : hidden.joined(separator: "\n")
    remark.isVisible = !remark.text.isEmpty
  }
}

extension WatchlistBar {
  private func connect() {
    for (minutes, button) in lengths {
      button.onToggle { [weak self, weak button] in
        if let self, let button, !isUpdating { model.maximumMinutes = button.isActive ? minutes : nil }
      }
    }
    unwatched.onToggle { [weak self] in if let self, !isUpdating { model.hidesWatched = unwatched.isActive } }
    services.onToggle { [weak self] in self?.toggleServices() }
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

extension WatchlistModel.Order {
  fileprivate var title: String {
    switch self {
    case .added: tr("Added Last")
    case .name: tr("Name")
    case .year: tr("Newest")
    case .runningTime: tr("Shortest")
    case .score: tr("Best Rated")
    }
  }
}
