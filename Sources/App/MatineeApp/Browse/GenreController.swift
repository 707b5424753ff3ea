import Containment
import GTK
import LoadingState
import MatineeCore

/// All titles of a genre: a grid with the active filters above it, and a header bar button for changing them.
final class GenreController: ViewController {
  let model: DiscoverModel
  private let grid: GridController<CardView<TitleCard>>
  private let fetcher: PagedFetcherController<TitleCard>
  private let findName: () async -> String?
  private let needsName: Bool
  private let chips = FlowView(name: "Filters")
  private let container = ChildContainer("the grid, or its state")
  private var naming: Task<Void, Never>?
  private var filters: Binding?
  private var answers: Binding?
  private var shown: TitleQuery

  /// - Parameters:
  ///   - title: The genre's name, if known.
  ///   - findName: Loads the name otherwise.
  ///   - perform: Performs the named action of a message's button.
  ///   - suggestions: Finds offline suggestions for a page that isn't cached.
  init(
    title: String?, model: DiscoverModel, images: any ImageProviding, badges: any BadgeProviding,
    open: @escaping Open, perform: @escaping (String) -> Void,
    suggestions: SuggestionLoader.Find? = nil, findName: @escaping () async -> String?
  ) {
    self.model = model
    self.findName = findName
    grid = GridController(images: images, badges: badges)
    fetcher = PagedFetcherController(model: model.titles, content: grid)
    needsName = title == nil
    shown = model.query
    super.init(title: title ?? "Genre")
    grid.onSelect = TitlePages.openTitle(open)
    fetcher.onAction = { [model] name in
      name == StateMessage.removeFilters ? model.removeFilters() : perform(name)
    }
    fetcher.setSuggestionSource(suggestions)
    let menu = MenuButton(
      icon: "view-more-symbolic", name: "Page Menu", menu: Menu(sections: [[DownloadAction.menuLine]]))
    navigationItem.trailing = [makeButton(), menu]
  }

  isolated deinit { naming?.cancel() }

  override func loadView() {
    container.widget.expandsVertically = true
    chips.widget.setMargins(top: 12, bottom: 0, start: 22, end: 22)
    view = Box(.vertical, [chips.widget, container.widget])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: fetcher, in: container)
    chips.onSelect = { [weak self] in self?.remove($0) }
    filters = Binding({ [model] in model.chips.map { Pill($0) } }) { [chips] in chips.pills = $0 }
    answers = Binding({ [model] in (model.query, model.titles.state.isLoading) }) { [weak self] query, isLoading in
      if !isLoading { self?.show(query) }
    }
  }

  override var preferredFocus: Widget { fetcher.preferredFocus }

  override func viewWillAppear() {
    super.viewWillAppear()
    guard needsName, naming == nil else { return }
    naming = Task { [weak self, findName] in
      let name = await findName()
      if let name, !Task.isCancelled { self?.title = name }
    }
  }
}

extension GenreController: Preloading {
  func prepare(timeout limit: Duration) async { await fetcher.prepare(timeout: limit) }
  func abandon() { fetcher.abandon() }
}

extension GenreController {
  private func makeButton() -> Button {
    let button = Button(icon: "view-sort-descending-symbolic", name: "Sort and Filter")
    button.onClick { [weak self] in self?.showFilters() }
    return button
  }

  private func showFilters() {
    FilterWindow.make(model, over: view.window).present()
  }

  private func remove(_ pill: Pill) {
    if let chip = model.chips.first(where: { $0.filter.name == pill.id }) { model.remove(chip.filter) }
  }

  /// Scrolls to the top if the results belong to another query.
  private func show(_ query: TitleQuery) {
    guard query != shown else { return }
    shown = query
    grid.scrollToTop()
  }
}

extension Pill {
  fileprivate init(_ chip: (filter: QueryFilter, text: String)) {
    self.init(id: chip.filter.name, title: chip.text, isRemovable: true)
  }
}
