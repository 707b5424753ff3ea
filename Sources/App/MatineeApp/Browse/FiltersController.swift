import Containment
import GTK
import MatineeCore
import TMDB
import TitleIdentity

/// The page of all filters. Each row shows its current value and opens its choices.
final class FiltersController: ViewController {
  /// Called with the page of choices to open.
  var onOpen: (ViewController) -> Void = { _ in }
  private let model: DiscoverModel
  private let choices: FilterChoices
  private let order = ActionRow(leadingOn: "Order")
  private let years = ActionRow(leadingOn: "Years")
  private let rating = ActionRow(leadingOn: "Rating")
  private let votes = ActionRow(leadingOn: "Votes")
  private let runningTime = ActionRow(leadingOn: "Running Time")
  private let language = ActionRow(leadingOn: "Original Language")
  private let services = ActionRow(leadingOn: "Available On")
  private let clear = Button(label: "Remove Filters")
  private var binding: Binding?

  init(_ model: DiscoverModel) {
    self.model = model
    choices = FilterChoices(model.query.genre.kind, texts: model.texts)
    super.init(title: "Sort and Filter")
  }

  override func loadView() {
    clear.addStyle("pill")
    clear.horizontalAlignment = .center
    services.isVisible = model.services != nil
    view = PreferencesPage([
      PreferencesGroup(title: "Sort", [order]),
      PreferencesGroup(title: "Filter", [years, rating, votes, runningTime, language, services]),
      PreferencesGroup(title: "", [clear]),
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    open(order, "Order", \.order, TitleOrder.allCases.map { ($0, $0.name) })
    open(rating, "Rating", \.rating, choices.ratings)
    open(votes, "Votes", \.votes, choices.votes)
    open(runningTime, "Running Time", \.runningTime, choices.runningTimes)
    open(language, "Original Language", \.language, choices.languages)
    years.onActivate { [weak self] in self.map { $0.onOpen(YearsController($0.model)) } }
    services.onActivate { [weak self] in self?.openServices() }
    clear.onClick { [model] in model.removeFilters() }
    binding = Binding({ [model] in (model.query, model.chips) }) { [weak self] query, chips in
      self?.show(query, chips)
    }
    model.services?.loadIfNeeded()
  }

  private func open<Value: Equatable>(
    _ row: ActionRow, _ title: String, _ value: WritableKeyPath<TitleQuery, Value>,
    _ choices: [(value: Value, name: String)]
  ) {
    row.onActivate { [weak self, model] in
      self?.onOpen(
        ChoiceController(title: title, choices, chosen: model.query[keyPath: value]) { chosen in
          var query = model.query
          query[keyPath: value] = chosen
          model.search(for: query)
        })
    }
  }

  private func openServices() {
    guard let services = model.services else { return }
    onOpen(ServicesController(model, services: services))
  }

  private func show(_ query: TitleQuery, _ chips: [(filter: QueryFilter, text: String)]) {
    let text = { (filter: QueryFilter) in chips.first { $0.filter == filter }?.text ?? FilterChoices.any }
    order.subtitle = query.order.name
    years.subtitle = text(.years)
    rating.subtitle = text(.rating)
    votes.subtitle = text(.votes)
    runningTime.subtitle = text(.runningTime)
    language.subtitle = text(.language)
    let names = chips.filter { if case .service = $0.filter { true } else { false } }.map(\.text)
    services.subtitle = names.isEmpty ? FilterChoices.any : names.joined(separator: ", ")
    clear.isSensitive = !chips.isEmpty
  }
}
