import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation
import Search
import TitleIdentity

/// A page for choosing the scope of a search. The genres appear once they are loaded.
package final class SearchScopesController: ViewController {
  /// Called when the user has chosen.
  var onChoose: (SearchScope) -> Void = { _ in }
  private let chosen: SearchScope
  private let findGenres: () async -> [NamedGenre]
  private let genres = PreferencesGroup(title: tr("Genres"), [])
  private var chosenRow: ActionRow?
  private var finding: Task<Void, Never>?

  package init(chosen: SearchScope, findGenres: @escaping () async -> [NamedGenre]) {
    self.chosen = chosen
    self.findGenres = findGenres
    super.init(title: tr("Search In"))
  }

  isolated deinit { finding?.cancel() }

  package override func loadView() {
    genres.isVisible = false
    view = PreferencesPage([
      PreferencesGroup(title: title ?? "", SearchScope.kinds.map(makeRow)),
      PreferencesGroup(title: tr("Lists"), SearchScope.titleLists.map(makeRow)), genres,
    ])
  }

  package override var preferredFocus: Widget { chosenRow ?? view }

  package override func viewDidLoad() {
    super.viewDidLoad()
    finding = Task.immediate { [weak self, findGenres] in
      let found = await findGenres()
      self?.show(found)
    }
  }

  private func show(_ found: [NamedGenre]) {
    for genre in found { genres.add(makeRow(.genre(genre))) }
    genres.isVisible = !found.isEmpty
  }

  private func makeRow(_ scope: SearchScope) -> ActionRow {
    let row = ActionRow(title: scope.name, subtitle: "")
    if scope == chosen {
      row.markAsSelected()
      chosenRow = row
    }
    row.onActivate { [weak self] in self?.onChoose(scope) }
    return row
  }
}
