import ArchitecturesSupport
import Containment
import GTK
import LoadingState
import TMDB

/// The page of one film.
final class FilmViewController: ViewController {
  private let film: Film
  private let row: FilmRow
  private let filmView: FilmView

  init(_ movie: Movie, _ dependencies: FeaturedDependencies) {
    film = Film(movie, client: dependencies.client)
    row = FilmRow(movie, images: dependencies.images)
    filmView = FilmView(pictures: dependencies.pictures)
    super.init(title: movie.title)
  }

  override var transitionPicture: Widget? { filmView.poster.widget }

  override func loadView() { view = filmView.widget }

  override func viewDidLoad() {
    super.viewDidLoad()
    film.delegate = self
    filmView.onRetry = { [film] in film.retry() }
    filmView.show(row)
    showDetails()
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    film.loadIfNeeded()
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    film.cancel()
  }
}

extension FilmViewController: FilmDelegate {
  func filmDidChange(_ film: Film) {
    showDetails()
    if case .failed(let error) = film.phase { announce(FilmText.failure(error).sentence) }
  }

  private func showDetails() {
    filmView.show(facts: FilmText.facts(row, film.details), tagline: film.details?.tagline ?? "")
    switch film.phase {
    case .idle, .loaded: filmView.show(details: .none)
    case .loading: filmView.show(details: .loading)
    case .failed(let error): filmView.show(details: .failure(FilmText.failure(error)))
    }
  }
}
