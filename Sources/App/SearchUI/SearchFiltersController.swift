import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation
import Search
import TitleIdentity

/// The filters of a search as chips: the scope and the year. Changes apply immediately.
package final class SearchFiltersController: ViewController {
  private let model: SearchModel
  private let findGenres: () async -> [NamedGenre]
  private let scope: ChoiceChip
  private let year: ChoiceChip
  private var row: ChipRow?
  private var binding: Binding?

  /// - Parameter findGenres: Returns the genres to search in.
  package init(_ model: SearchModel, findGenres: @escaping () async -> [NamedGenre]) {
    self.model = model
    self.findGenres = findGenres
    scope = ChoiceChip(name: tr("Search In")) { [model] in model.choose(.everything) }
    year = ChoiceChip(name: tr("Year")) { [model] in model.choose(year: nil) }
    super.init()
  }

  package override func loadView() {
    let row = ChipRow([scope.widget, year.widget], sideMargin: 12)
    self.row = row
    view = Clamp(row.widget, maximumWidth: PageMetrics.rowWidth, tightens: false)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    scope.setContent(in: self) { [weak self] in self?.makeScopes() ?? ViewController() }
    year.setContent(in: self) { [weak self] in self?.makeYear() ?? ViewController() }
    binding = Binding({ [model] in model.request }) { [weak self] in self?.show($0) }
  }

  private func show(_ request: SearchRequest) {
    scope.show(request.scope.name, isRemovable: request.scope != .everything)
    year.show(request.year.map(String.init) ?? tr("Any Year"), isRemovable: request.year != nil)
    year.widget.isVisible = request.scope.hasYears
  }

  private func makeScopes() -> ViewController {
    let page = SearchScopesController(chosen: model.request.scope, findGenres: findGenres)
    page.onChoose = { [weak self, model] in
      self?.scope.closePopover()
      model.choose($0)
    }
    return page
  }

  private func makeYear() -> ViewController {
    let page = SearchYearController(model)
    page.onDone = { [weak self] in self?.year.closePopover() }
    return page
  }
}
