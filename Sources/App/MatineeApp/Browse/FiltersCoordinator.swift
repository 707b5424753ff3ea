import Containment
import GTK
import Localization
import MatineeCore

/// The flow of sorting and filtering titles, in its own window: the filters, and the choices of each. Changes apply
/// immediately to the list behind the window.
final class FiltersCoordinator {
  private let model: DiscoverModel
  private let choices: FilterChoices
  private let pages: NavigationController

  /// - Parameter row: The row whose choices to show initially; `nil` shows all filters.
  static func makeWindow(_ model: DiscoverModel, at row: FilterRow? = nil, over parent: Window?) -> Window {
    let coordinator = FiltersCoordinator(model)
    if let row { coordinator.open(row) }
    let window = PagesWindow.make(title: tr("Sort and Filter"), height: 640, coordinator.pages, over: parent)
    window.retain(coordinator, for: "matinee-filters")
    return window
  }

  private init(_ model: DiscoverModel) {
    self.model = model
    choices = FilterChoices(model.query.kind, texts: model.texts)
    let filters = FiltersController(model)
    pages = NavigationController(root: filters)
    filters.onOpen = { [weak self] in self?.open($0) }
  }

  private func open(_ row: FilterRow) {
    switch row {
    case .order: choose(row, \.order, TitleOrder.allCases.map { ($0, $0.name) })
    case .years: pages.push(YearsController(model))
    case .rating: choose(row, \.rating, choices.ratings)
    case .votes: choose(row, \.votes, choices.votes)
    case .runningTime: choose(row, \.runningTime, choices.runningTimes)
    case .language: choose(row, \.language, choices.languages)
    case .watchProviders:
      if let watchProviders = model.watchProviders {
        pages.push(WatchProvidersController(model, watchProviders: watchProviders))
      }
    }
  }

  private func choose<Value: Equatable>(
    _ row: FilterRow, _ value: WritableKeyPath<TitleQuery, Value>, _ choices: [(value: Value, name: String)]
  ) {
    pages.push(
      ChoiceController(title: row.title, choices, chosen: model.query[keyPath: value]) { [model] chosen in
        model.change { $0[keyPath: value] = chosen }
      })
  }
}
