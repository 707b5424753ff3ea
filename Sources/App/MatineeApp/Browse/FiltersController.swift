import Containment
import GTK
import Localization
import MatineeCore

/// The page of all filters. Each row shows its current value.
final class FiltersController: ViewController {
  /// Called with the row whose choices the user wants to see.
  var onOpen: (FilterRow) -> Void = { _ in }
  private let model: DiscoverModel
  private let rows: [(kind: FilterRow, row: ActionRow)]
  private let clear = Button(pill: tr("Remove Filters"))
  private var binding: Binding?

  init(_ model: DiscoverModel) {
    self.model = model
    rows = FilterRow.allCases.filter { $0 != .watchProviders || model.watchProviders != nil }
      .map { ($0, ActionRow(leadingOn: $0.title)) }
    super.init(title: tr("Sort and Filter"))
  }

  override func loadView() {
    view = PreferencesPage([
      PreferencesGroup(title: tr("Sort"), rows.filter { $0.kind == .order }.map(\.row)),
      PreferencesGroup(title: tr("Filter"), rows.filter { $0.kind != .order }.map(\.row)),
      PreferencesGroup(title: "", [clear]),
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (kind, row) in rows { row.onActivate { [weak self] in self?.onOpen(kind) } }
    clear.onClick { [model] in model.removeFilters() }
    binding = Binding({ [model, rows] in (rows.map { $0.kind.text(of: model) }, model.chips.isEmpty) }) {
      [weak self] in self?.show($0, isUnfiltered: $1)
    }
    model.watchProviders?.loadIfNeeded()
  }

  private func show(_ texts: [String], isUnfiltered: Bool) {
    for ((_, row), text) in zip(rows, texts) { row.subtitle = text }
    clear.isSensitive = !isUnfiltered
  }
}
