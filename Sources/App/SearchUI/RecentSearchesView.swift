import Containment
import GTK
import LoadingState
import Localization
import ScreenFoundation
import Search

/// An invitation to search, with a row for each recent search.
final class RecentSearchesView {
  let widget: Widget
  private(set) var rows: [ActionRow] = []
  /// Called with the search to repeat.
  var onSearch: (String) -> Void = { _ in }
  /// Called with the search to remove.
  var onRemove: (String) -> Void = { _ in }
  /// Called when the user wants to remove all searches.
  var onClear: () -> Void = {}
  private let container = Bin()

  init() {
    let message = StateMessage.startSearching
    widget = StatusPage(
      icon: message.icon, title: message.title, description: message.explanation, child: container)
    widget.addStyle("compact")
  }

  /// Whether a row or its button has the keyboard focus.
  var containsFocus: Bool { container.containsFocus }

  func show(_ searches: [String]) {
    rows = searches.map(makeRow)
    let group = PreferencesGroup(title: tr("Recent Searches"), rows)
    container.child =
      searches.isEmpty
      ? nil : Clamp(Box(.vertical, spacing: 18, [group, makeClearButton()]), maximumWidth: PageMetrics.formWidth)
  }

  private func makeClearButton() -> Button {
    let button = Button(pill: tr("Clear All"))
    button.onClick { [weak self] in self?.onClear() }
    return button
  }

  private func makeRow(_ search: String) -> ActionRow {
    let row = ActionRow(title: search, subtitle: "")
    let button = Button(icon: "window-close-symbolic", name: tr("Remove “{search}”", ["search": search]))
    button.addStyle("flat", "circular")
    button.onClick { [weak self] in self?.onRemove(search) }
    row.addSuffix(button)
    row.onActivate { [weak self] in self?.onSearch(search) }
    return row
  }
}
