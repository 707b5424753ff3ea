import ArchitecturesSupport
import Containment
import GTK

/// The search field. Escape clears it.
final class SearchFieldController: ViewController {
  /// Called with the text after each change.
  var onChange: (String) -> Void = { _ in }
  private let entry = SearchEntry(name: FilmText.search, placeholder: FilmText.searchPlaceholder)

  override func loadView() {
    entry.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = Clamp(entry)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    entry.onEdit { [weak self] in self.map { $0.onChange($0.entry.text) } }
    entry.onStop { [weak self] in self?.entry.text = "" }
  }

  override var preferredFocus: Widget { entry }
}
