import Containment
import GTK
import MatineeCore
import TitleIdentity

/// The window for search filters: a row for the scope, and one for the year. Changes apply immediately.
enum SearchFilterWindow {
  static func make(_ model: SearchModel, findGenres: @escaping () async -> [NamedGenre], over parent: Window?) -> Window
  {
    let filters = SearchFiltersController(model, findGenres: findGenres)
    let pages = NavigationController(root: filters)
    filters.onOpen = { [weak pages] in pages?.push($0) }
    return PagesWindow.make(title: "Filter Results", height: 560, pages, over: parent)
  }
}

/// The page of search filters. Each row shows its current value.
private final class SearchFiltersController: ViewController {
  var onOpen: (ViewController) -> Void = { _ in }
  private let model: SearchModel
  private let findGenres: () async -> [NamedGenre]
  private let scope = ActionRow(leadingOn: "Search In")
  private let year = Entry(name: "Year")
  private let problem = EntryProblemLabel()
  private let clear = Button(label: "Remove Filters")
  private var genres: [NamedGenre] = []
  private var finding: Task<Void, Never>?
  private var binding: Binding?

  init(_ model: SearchModel, findGenres: @escaping () async -> [NamedGenre]) {
    self.model = model
    self.findGenres = findGenres
    super.init(title: "Filter Results")
  }

  isolated deinit { finding?.cancel() }

  override func loadView() {
    clear.addStyle("pill")
    clear.horizontalAlignment = .center
    view = PreferencesPage([
      PreferencesGroup(title: "Where", [scope]),
      PreferencesGroup(title: "When", [ActionRow(title: "Year", control: year), problem.widget]),
      PreferencesGroup(title: "", [clear]),
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    year.characters = 5
    year.placeholder = FilterChoices.any
    year.onSubmit { [weak self] in self?.commit() }
    year.onFocusLeave { [weak self] in self?.commit() }
    scope.onActivate { [weak self] in self?.openScopes() }
    clear.onClick { [weak self] in
      self?.year.text = ""
      self?.model.removeFilters()
    }
    year.text = model.request.year.map(String.init) ?? ""
    binding = Binding({ [model] in model.request }) { [weak self] in self?.show($0) }
    finding = Task { [weak self, findGenres] in self?.genres = await findGenres() }
  }

  private func show(_ request: SearchRequest) {
    scope.subtitle = request.scope.name
    year.isSensitive = request.scope.hasYears
    clear.isSensitive = request.isFiltered
  }

  private func openScopes() {
    let choices = SearchScope.permanentScopes + genres.map(SearchScope.genre)
    onOpen(
      ChoiceController(title: "Search In", choices.map { ($0, $0.name) }, chosen: model.request.scope) { [model] in
        model.choose($0)
      })
  }

  /// Applies the entered year. An invalid year remains for correction.
  private func commit() {
    let text = year.text.filter { !$0.isWhitespace }
    let number = Int(text).flatMap { searchYears.contains($0) ? $0 : nil }
    let isWrong = number == nil && !text.isEmpty
    let sentence =
      "“\(text.prefix(20))” isn’t valid. Enter a year from \(searchYears.lowerBound) to \(searchYears.upperBound)."
    problem.show(isWrong ? sentence : nil, of: isWrong ? year : nil, among: [year])
    if !isWrong { model.choose(year: number) }
  }
}

/// The valid years: from the first films to distant announcements.
private let searchYears = 1870...2100
