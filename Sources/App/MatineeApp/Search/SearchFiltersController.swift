import Containment
import GTK
import Localization
import MatineeCore

/// The page of search filters: a row for the scope, and one for the year. Changes apply immediately.
final class SearchFiltersController: ViewController {
  /// Called when the user wants to choose a scope.
  var onChooseScope: () -> Void = {}
  private let model: SearchModel
  private let scope = ActionRow(leadingOn: tr("Search In"))
  private let years = YearEntriesView([tr("Year")])
  private let clear = Button(pill: tr("Remove Filters"))
  private var binding: Binding?

  init(_ model: SearchModel) {
    self.model = model
    super.init(title: tr("Filter Results"))
  }

  override func loadView() {
    view = PreferencesPage([
      // Translators: Headings of the filters for the scope (“Where”) and the year (“When”).
      PreferencesGroup(title: tr("Where"), [scope]), PreferencesGroup(title: tr("When"), years.widgets),
      PreferencesGroup(title: "", [clear]),
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scope.onActivate { [weak self] in self?.onChooseScope() }
    years.show([model.request.year])
    years.onCommit = { [model] years in years.first.map { model.choose(year: $0) } }
    clear.onClick { [weak self] in
      self?.years.show([nil])
      self?.model.removeFilters()
    }
    binding = Binding({ [model] in model.request }) { [weak self] in self?.show($0) }
  }

  private func show(_ request: SearchRequest) {
    scope.subtitle = request.scope.name
    years.isSensitive = request.scope.hasYears
    clear.isSensitive = request.isFiltered
  }
}
