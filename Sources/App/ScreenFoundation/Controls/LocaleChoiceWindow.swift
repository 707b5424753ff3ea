import AppFoundation
import Containment
import GTK
import Localization

/// The window for choosing a language or country from a list that a search filters.
package enum LocaleChoiceWindow {
  /// - Parameters:
  ///   - automatic: The name of the desktop's setting, whose code is empty.
  ///   - chosen: The current code.
  ///   - onChoose: Called with the code that the user chooses. The window then closes.
  package static func make(
    title: String, automatic: String, _ choices: [LocaleChoice], chosen: String, over parent: Window?,
    onChoose: @escaping (String) -> Void
  ) -> Window {
    let page = LocaleChoicesController(title: title, automatic: automatic, choices, chosen: chosen)
    let window = PagesWindow(title: title, height: 560, NavigationController(root: page), over: parent).window
    page.onChoose = { [weak page] in
      onChoose($0)
      page?.view.window?.close()
    }
    return window
  }
}

/// The list of languages or countries. A code, or the beginning of a word of its names, finds a row.
package final class LocaleChoicesController: ViewController {
  package var onChoose: (String) -> Void = { _ in }
  private typealias Row = (choice: LocaleChoice, row: ActionRow)
  private let search = SearchEntry(name: tr("Search"), placeholder: tr("Name or Code"))
  private let groups: [(rows: [Row], group: PreferencesGroup)]
  private let nothing = Label(wrapping: tr("No Results"), styles: "dim-label")

  /// - Parameters:
  ///   - automatic: The name of the row for no choice, whose code is empty.
  ///   - others: More choices, and the title of their group.
  ///   - chosen: The current code.
  package init(
    title: String, automatic: String, _ choices: [LocaleChoice],
    others: (title: String, choices: [LocaleChoice]) = ("", []), chosen: String
  ) {
    let none = LocaleChoice(code: "", name: automatic, otherNames: [tr("System"), tr("Desktop"), tr("Automatic")])
    let first = ([none] + choices).map(Self.row)
    let parts: [(title: String, rows: [Row])] = [(title, first), (others.title, others.choices.map(Self.row))]
    groups = parts.filter { !$0.rows.isEmpty }.map { ($0.rows, PreferencesGroup(title: $0.title, $0.rows.map(\.row))) }
    super.init(title: title)
    for (choice, row) in rows where choice.code == chosen { row.markAsSelected() }
  }

  private static func row(_ choice: LocaleChoice) -> Row {
    (choice, ActionRow(title: choice.name, subtitle: choice.code))
  }

  private var rows: [Row] { groups.flatMap(\.rows) }

  package override func loadView() {
    search.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    nothing.horizontalAlignment = .center
    nothing.isVisible = false
    nothing.setAccessibleRole(.status)
    let page = PreferencesPage(groups.map(\.group))
    page.expandsVertically = true
    view = Box(.vertical, [search, nothing, page])
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for (choice, row) in rows { row.onActivate { [weak self] in self?.onChoose(choice.code) } }
    search.onEdit { [weak self] in self?.filter() }
    search.onSubmit { [weak self] in self?.chooseFirst() }
  }

  package override var preferredFocus: Widget { search }
}

extension LocaleChoicesController {
  private func filter() {
    for (choice, row) in rows { row.isVisible = choice.matches(search.text) }
    for (rows, group) in groups { group.isVisible = rows.contains(where: \.row.isVisible) }
    nothing.isVisible = !groups.contains(where: \.group.isVisible)
  }

  private func chooseFirst() {
    let found = rows.map(\.choice).filter { $0.matches(search.text) }
    guard !search.text.isEmpty, let best = found.first(where: { $0.isNamed(search.text) }) ?? found.first else {
      return
    }
    onChoose(best.code)
  }
}

extension ActionRow {
  /// Marks the row as the current choice.
  package func markAsSelected() {
    addSuffix(Icon("object-select-symbolic"))
    accessibleDescription = [subtitle, tr("selected")].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
