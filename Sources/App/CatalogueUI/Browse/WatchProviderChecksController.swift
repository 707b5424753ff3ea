import Catalogue
import Containment
import Foundation
import GTK
import Localization
import TMDB

/// The watch providers, each with a check button, and an entry to find them by name.
final class WatchProviderChecksController: ViewController {
  private let isChosen: (WatchProvider.ID) -> Bool
  private let onChange: (WatchProvider.ID, Bool) -> Void
  private let search = SearchEntry(name: tr("Search Services"), placeholder: tr("Search Services"))
  private let nothing = Label(wrapping: tr("No services found"), breaksWords: false, styles: "dim-label")
  private let container = Bin()
  private var rows: [(name: String, row: ActionRow, button: CheckButton)] = []

  /// - Parameters:
  ///   - isChosen: Returns whether a provider is currently chosen.
  ///   - onChange: Called when the user chooses a provider, or no longer chooses it.
  init(isChosen: @escaping (WatchProvider.ID) -> Bool, onChange: @escaping (WatchProvider.ID, Bool) -> Void) {
    self.isChosen = isChosen
    self.onChange = onChange
    super.init()
  }

  override func loadView() {
    search.setMargins(top: 12, bottom: 0, start: 12, end: 12)
    nothing.setMargins(top: 12, bottom: 0, start: 12, end: 12)
    nothing.isVisible = false
    container.expandsVertically = true
    // TMDB requires attribution to JustWatch wherever its data is shown.
    let credit = Label(
      wrapping: tr("Data by {source}", ["source": WatchOffers.attribution]), breaksWords: false,
      styles: "caption", "dim-label")
    credit.setMargins(12)
    view = Box(.vertical, [search, nothing, container, credit])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.onEdit { [weak self] in self?.filter() }
  }

  func show(_ providers: [WatchOffers.Provider]) {
    rows = providers.map { provider in
      let button = CheckButton()
      button.isActive = isChosen(provider.id)
      button.onToggle { [onChange, weak button] in onChange(provider.id, button?.isActive == true) }
      let row = ActionRow(title: provider.name, control: button, isBefore: true, isActivatable: true)
      return (provider.name, row, button)
    }
    container.child = PreferencesPage([PreferencesGroup(title: tr("All Services"), rows.map(\.row))])
    filter()
  }

  private func filter() {
    let text = search.text.trimmingCharacters(in: .whitespaces)
    for (name, row, _) in rows { row.isVisible = text.isEmpty || name.localizedStandardContains(text) }
    nothing.isVisible = !rows.isEmpty && !rows.contains(where: \.row.isVisible)
  }
}
