import Containment
import GTK
import Search

/// The page shown before a search: an invitation, and recent searches.
package final class RecentSearchesController: ViewController {
  /// Called with the recent search to repeat.
  var onSearch: (String) -> Void = { _ in }
  private let recents: RecentSearches
  private let page = RecentSearchesView()
  private var binding: Binding?

  package init(_ recents: RecentSearches) {
    self.recents = recents
    super.init()
  }

  package override func loadView() { view = page.widget }

  package override func viewDidLoad() {
    super.viewDidLoad()
    page.onSearch = { [weak self] in self?.onSearch($0) }
    page.onRemove = { [recents] in recents.remove($0) }
    page.onClear = { [recents] in recents.removeAll() }
    binding = Binding({ [recents] in recents.searches }) { [weak self] in self?.show($0) }
  }

  package override var preferredFocus: Widget { page.rows.first ?? view }

  private func show(_ searches: [String]) {
    let hadFocus = page.containsFocus
    page.show(searches)
    if hadFocus { takeFocus() }
  }
}
