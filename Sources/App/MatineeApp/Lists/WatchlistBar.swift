import Containment
import GTK
import Localization
import MatineeCore

/// The order and the filters of the watchlist, and what the filters hide.
final class WatchlistBar {
  let widget: Widget
  private let model: WatchlistModel
  private let order = MenuButton(label: "", name: tr("Order"))
  private let lengths = [90, 120].map { minutes in (minutes, ToggleButton(toggle: WatchlistBar.title(minutes))) }
  private let unwatched = ToggleButton(toggle: tr("Unwatched"))
  private let remark = Label(wrapping: "", breaksWords: false, styles: "caption", "dim-label")
  private var isUpdating = false

  init(_ model: WatchlistModel) {
    self.model = model
    let buttons = lengths.map(\.1) + [unwatched]
    buttons.forEach { $0.addStyle("chip") }
    let row = LayoutBox.wrapping([order] + buttons, spacing: 6)
    widget = Box(.vertical, spacing: 6, [row, remark])
    widget.setMargins(top: 12, bottom: 0, start: 18, end: 18)
    for (minutes, button) in lengths {
      button.onToggle { [weak self, weak button] in
        if let self, let button, !isUpdating { model.maximumMinutes = button.isActive ? minutes : nil }
      }
    }
    unwatched.onToggle { [weak self] in if let self, !isUpdating { model.hidesWatched = unwatched.isActive } }
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
    unwatched.isActive = model.hidesWatched
  }

  /// - Parameters:
  ///   - count: The number of titles shown.
  ///   - unknown: The number of titles hidden because their running time is unknown.
  func show(count: Int, unknown: Int) {
    let hidden = tr(
      one: "{count} title with an unknown running time isn’t shown. Open its page once to find out.",
      other: "{count} titles with an unknown running time aren’t shown. Open their pages once to find out.",
      count: unknown)
    remark.text = unknown > 0 ? hidden : count == 0 ? tr("No title matches.") : ""
    remark.isVisible = !remark.text.isEmpty
  }

  private static func title(_ minutes: Int) -> String {
    minutes == 90 ? tr("Up to 90 Minutes") : tr("Up to 2 Hours")
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
