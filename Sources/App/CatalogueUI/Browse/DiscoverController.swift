import AppFoundation
import Catalogue
import Containment
import GTK
import LoadingState
import ScreenFoundation

/// All titles of a group such as a genre: a grid with the filters above it.
final class DiscoverController: ViewController, Preloading {
  let model: DiscoverModel
  let grid: GridController<CardView<TitleCard>>
  /// Shows the grid, or its loading, empty or error state.
  let fetcher: PagedFetcherController<TitleCard>
  let chips: FilterChipsController
  /// Loads the page's title; `nil` if the title is already known.
  private let findTitle: (() async -> String?)?
  private var naming: Task<Void, Never>?
  private var binding: Binding?
  private var shown: TitleQuery

  /// - Parameters:
  ///   - title: The page's title, or a placeholder until `findTitle` returns.
  ///   - findTitle: Loads the page's title; `nil` if `title` is final.
  ///   - perform: Performs the actions of the app.
  init(
    title: String, model: DiscoverModel, images: any ImageProviding, badges: any TitleBadges,
    findTitle: (() async -> String?)? = nil, perform: @escaping (AppAction) -> Void
  ) {
    self.model = model
    self.findTitle = findTitle
    grid = GridController(images: images, badges: badges)
    fetcher = PagedFetcherController(model: model.titles, filter: model.visibleTitles, content: grid, perform: perform)
    chips = FilterChipsController(model, perform: perform)
    shown = model.query
    super.init(title: title)
    fetcher.container.handlers.handle { (action: DiscoverAction) in
      switch action {
      case .removeFilters: model.removeFilters()
      case .lookFurther: model.visibleTitles.resume()
      }
    }
  }

  isolated deinit { naming?.cancel() }

  override func loadView() { view = Box(.vertical) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: chips)
    add(child: fetcher)
    fetcher.view.expandsVertically = true
    binding = Binding({ [model] in (model.query, model.titles.state.isLoading) }) { [weak self] query, isLoading in
      // The grid shows the new titles first.
      if !isLoading { Task { self?.scroll(for: query) } }
    }
  }

  override var preferredFocus: Widget { fetcher.preferredFocus }

  override func viewWillAppear() {
    super.viewWillAppear()
    guard let findTitle, naming == nil else { return }
    naming = Task { [weak self] in
      if let title = await findTitle(), !Task.isCancelled { self?.title = title }
    }
  }

  func prepare(timeout limit: Duration) async { await fetcher.prepare(timeout: limit) }
  func abandon() { fetcher.abandon() }

  /// Scrolls to the top if the results belong to another query.
  private func scroll(for query: TitleQuery) {
    guard query != shown else { return }
    shown = query
    grid.scrollToTop()
  }
}
