import ArchitecturesSupport
import Containment
import GTK

/// The router of the feature. It opens the screens that the view models request, and is the only object that creates
/// both a screen and its view model.
final class FeaturedRouter: ViewController {
  private let routes: AsyncStream<FeaturedRoute>
  private let dependencies: FeaturedDependencies
  private let navigation: NavigationController
  private var routing: Task<Void, Never>?

  init(_ viewModel: FeaturedViewModel, _ dependencies: FeaturedDependencies) {
    self.dependencies = dependencies
    routes = viewModel.routes
    navigation = NavigationController(root: FeaturedViewController(viewModel, pictures: dependencies.pictures))
    super.init()
  }

  isolated deinit { routing?.cancel() }

  override var preferredFocus: Widget { navigation.preferredFocus }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: navigation)
    routing = Task { [weak self, routes] in
      for await route in routes { self?.open(route) }
    }
  }

  private func open(_ route: FeaturedRoute) {
    switch route {
    case .film(let film): navigation.push(makeFilmController(film))
    case .filmInWindow(let film): openWindow(film)
    }
  }

  private func openWindow(_ film: FilmRow) {
    let window = Window(title: film.title, width: 480, height: 640, over: view.window)
    window.setRootViewController(NavigationController(root: makeFilmController(film)))
    window.present()
  }

  private func makeFilmController(_ film: FilmRow) -> ViewController {
    FilmViewController(FilmViewModel(film, dependencies), pictures: dependencies.pictures)
  }
}
