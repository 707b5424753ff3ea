import ArchitecturesSupport
import Containment
import GTK
import TMDB

/// The *Featured* screen: four lists of films in segments, and a search that takes their place.
final class FeaturedViewController: ViewController {
  let dependencies: FeaturedDependencies
  let lists: [FilmList]
  let search: FilmSearch
  let featuredView: FeaturedView
  private var selectedIndex = 0

  init(_ dependencies: FeaturedDependencies) {
    self.dependencies = dependencies
    lists = FilmList.featured(client: dependencies.client)
    search = FilmSearch(
      client: dependencies.client, clock: dependencies.clock, delay: dependencies.searchDelay)
    featuredView = FeaturedView(titles: lists.map(\.title), pictures: dependencies.pictures)
    super.init(title: FilmText.title)
  }

  override func loadView() { view = featuredView.widget }

  override func viewDidLoad() {
    super.viewDidLoad()
    for list in lists { list.delegate = self }
    for listView in featuredView.listViews + [featuredView.resultsView] { listView.delegate = self }
    search.delegate = self
    featuredView.segmentBar.onSelect = { [weak self] in self?.selectList(at: $0) }
    featuredView.searchEntry.onEdit { [weak self] in self?.searchTextDidChange() }
    featuredView.searchEntry.onStop { [weak self] in self?.endSearch() }
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    selectedList.loadIfNeeded()
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    selectedList.cancel()
  }

  override var preferredFocus: Widget { featuredView.visibleListView.preferredFocus }
}

// MARK: - Segments

extension FeaturedViewController {
  var selectedList: FilmList { lists[selectedIndex] }

  private func selectList(at index: Int) {
    selectedList.cancel()
    selectedIndex = index
    showSelectedList()
    selectedList.loadIfNeeded()
  }

  func showSelectedList() { featuredView.showList(at: selectedIndex) }
}

// MARK: - Search

extension FeaturedViewController {
  private func searchTextDidChange() { search.search(for: featuredView.searchEntry.text) }

  /// Clears the field, which also calls ``searchTextDidChange()``.
  private func endSearch() { featuredView.searchEntry.text = "" }
}

// MARK: - Navigation

extension FeaturedViewController {
  /// Opens a film from a list in this window.
  func showFilm(_ movie: Movie) {
    navigationController?.push(FilmViewController(movie, dependencies))
  }

  /// Opens a film from the search results in a separate window.
  func openFilmWindow(_ movie: Movie) {
    let window = Window(title: movie.title, width: 420, height: 640, over: view.window)
    window.setRootViewController(NavigationController(root: FilmViewController(movie, dependencies)))
    window.present()
  }
}
