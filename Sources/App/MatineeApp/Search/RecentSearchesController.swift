import Containment
import GTK
import LoadingState
import MatineeCore

/// The page shown before a search: an invitation, and recent searches.
final class RecentSearchesController: ViewController {
  /// Called with the recent search to repeat.
  var onSearch: (String) -> Void = { _ in }
  private let recents: RecentSearches
  private let page: StatusPage
  private let container = Bin()
  private var binding: Binding?
  private var rows: [ActionRow] = []

  init(_ recents: RecentSearches) {
    self.recents = recents
    let message = StateMessage.startSearching
    page = StatusPage(icon: message.icon, title: message.title, description: message.explanation, child: container)
    super.init()
  }

  override func loadView() {
    page.addStyle("compact")
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    binding = Binding({ [recents] in recents.searches }) { [weak self] in self?.show($0) }
  }

  override var preferredFocus: Widget { rows.first ?? view }
}

extension RecentSearchesController {
  private func show(_ searches: [String]) {
    let hadFocus = container.containsFocus
    rows = searches.map(makeRow)
    container.child =
      searches.isEmpty ? nil : Clamp(Box(.vertical, spacing: 18, [group, clearButton]), maximumWidth: 500)
    if hadFocus { takeFocus() }
  }

  private var group: Widget { PreferencesGroup(title: "Recent Searches", rows) }

  private var clearButton: Widget {
    let button = Button(label: "Clear All")
    button.addStyle("pill")
    button.horizontalAlignment = .center
    button.onClick { [recents] in recents.removeAll() }
    return button
  }

  private func makeRow(_ search: String) -> ActionRow {
    let row = ActionRow(title: search, subtitle: "")
    let button = Button(icon: "window-close-symbolic", name: "Remove “\(search)”")
    button.addStyle("flat", "circular")
    button.onClick { [recents] in recents.remove(search) }
    row.addSuffix(button)
    row.onActivate { [weak self] in self?.onSearch(search) }
    return row
  }
}
