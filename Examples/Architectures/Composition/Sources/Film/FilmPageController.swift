import ArchitecturesSupport
import Containment
import GTK
import TMDB

/// A film's page: the data from its row and, below it, the state of the request for the details.
final class FilmPageController: ViewController {
  private let header: FilmHeaderController
  private let details: FetcherController<MovieDetails>
  private let column = Box(.vertical)

  init(_ film: FilmRow, _ dependencies: FeaturedDependencies) {
    let header = FilmHeaderController(film, dependencies.pictures)
    self.header = header
    // The header also shows the details, so the container is blank once they have loaded.
    let container = StateController<MovieDetails>(content: ViewController()) { header.details = $0 }
    container.describeContent = { FilmText.facts(film, $0) }
    details = FetcherController(fetching: FilmModel(film.id, dependencies.client), in: container)
    super.init(title: film.title)
    container.moveFocus = { [weak self] shown in if !shown.takeFocus() { self?.takeFocus() } }
  }

  override func loadView() {
    let scrolled = ScrolledWindow(Clamp(column, maximumWidth: 800))
    scrolled.accessibleLabel = title
    view = scrolled
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: header)
    add(child: details)
  }

  override func insertView(of child: ViewController) { column.append(child.view) }

  override func removeView(of child: ViewController) { column.remove(child.view) }

  override var transitionPicture: Widget? { header.poster.widget }
}
