import ArchitecturesSupport
import Containment
import GTK

/// The flow of the feature. It makes the screens, and decides what opens when the user selects a film.
final class FeaturedCoordinator: ViewController {
  private let dependencies: FeaturedDependencies
  private lazy var navigation = NavigationController(root: makeRoot())

  init(_ dependencies: FeaturedDependencies) {
    self.dependencies = dependencies
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: navigation)
  }

  override var preferredFocus: Widget { navigation.preferredFocus }

  private func makeRoot() -> ViewController {
    let lists = FilmList.allCases.map { list in
      FilmListController(list, dependencies) { [weak self] in self?.push($0) }
    }
    return SearchCoordinator(
      title: FilmText.title, browsing: SegmentedController(items: lists, title: FilmText.title), dependencies
    ) { [weak self] in self?.openWindow($0) }
  }

  private func push(_ film: FilmRow) { navigation.push(FilmPageController(film, dependencies)) }

  private func openWindow(_ film: FilmRow) {
    let window = Window(title: film.title, width: 600, height: 640, over: view.window)
    window.setRootViewController(NavigationController(root: FilmPageController(film, dependencies)))
    window.present()
  }
}
