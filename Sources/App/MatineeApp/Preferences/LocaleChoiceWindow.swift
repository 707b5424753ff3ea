import Containment
import GTK
import Localization
import MatineeCore

/// The window for choosing a language or country from a list that a search filters.
enum LocaleChoiceWindow {
  /// - Parameters:
  ///   - automatic: The name of the desktop's setting, whose code is empty.
  ///   - chosen: The current code.
  ///   - onChoose: Called with the code that the user chooses. The window then closes.
  static func make(
    title: String, automatic: String, _ choices: [LocaleChoice], chosen: String, over parent: Window?,
    onChoose: @escaping (String) -> Void
  ) -> Window {
    let page = LocaleChoicesController(title: title, automatic: automatic, choices, chosen: chosen)
    let window = PagesWindow.make(title: title, height: 560, NavigationController(root: page), over: parent)
    page.onChoose = { [weak page] in
      onChoose($0)
      page?.view.window?.close()
    }
    return window
  }
}

/// The list of languages or countries. A code or the beginning of a word finds a row.
final class LocaleChoicesController: ViewController {
  var onChoose: (String) -> Void = { _ in }
  private let search = SearchEntry(name: tr("Search"), placeholder: tr("Name or Code"))
  private let rows: [(choice: LocaleChoice?, row: ActionRow)]
  private let nothing = Label(wrapping: tr("Nothing found"), styles: "dim-label")
  private let chosen: String

  init(title: String, automatic: String, _ choices: [LocaleChoice], chosen: String) {
    self.chosen = chosen
    rows =
      [(nil, ActionRow(title: automatic, subtitle: ""))]
      + choices.map { ($0, ActionRow(title: $0.name, subtitle: $0.code)) }
    super.init(title: title)
  }

  override func loadView() {
    for (choice, row) in rows where choice?.code ?? "" == chosen { row.markAsSelected() }
    search.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    nothing.horizontalAlignment = .center
    nothing.isVisible = false
    nothing.setAccessibleRole(.status)
    let page = PreferencesPage([PreferencesGroup(title: title ?? "", rows.map(\.row))])
    page.expandsVertically = true
    view = Box(.vertical, [search, nothing, page])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (choice, row) in rows { row.onActivate { [weak self] in self?.onChoose(choice?.code ?? "") } }
    search.onEdit { [weak self] in self?.filter() }
    search.onSubmit { [weak self] in self?.chooseFirst() }
  }

  override var preferredFocus: Widget { search }
}

extension LocaleChoicesController {
  private func filter() {
    for (choice, row) in rows { row.isVisible = choice?.matches(search.text) ?? search.text.isEmpty }
    nothing.isVisible = !rows.contains { $0.row.isVisible }
  }

  private func chooseFirst() {
    guard !search.text.isEmpty, let first = rows.first(where: { $0.row.isVisible }) else { return }
    onChoose(first.choice?.code ?? "")
  }
}

extension ActionRow {
  /// Marks the row as the current choice.
  func markAsSelected() {
    addSuffix(Icon("object-select-symbolic"))
    accessibleDescription = [subtitle, tr("selected")].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
