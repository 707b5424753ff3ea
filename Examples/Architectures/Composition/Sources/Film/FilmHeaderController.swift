import ArchitecturesSupport
import Containment
import GTK
import TMDB

/// The poster of a film and the texts about it. It starts with the row's values, and adds the details once set.
final class FilmHeaderController: ViewController {
  /// The details, once they have loaded.
  var details: MovieDetails? {
    didSet { showDetails() }
  }
  let poster: DownloadImageView
  private let film: FilmRow
  private let facts = Label(wrapping: "", styles: "dim-label")
  private let tagline = Label(wrapping: "", styles: "title-4")

  init(_ film: FilmRow, _ images: any ImageProviding) {
    self.film = film
    poster = DownloadImageView(images: images, width: 144, height: 216)
    super.init()
  }

  override func loadView() {
    poster.url = film.poster
    let title = Label(wrapping: film.title, styles: "title-1")
    title.setAccessibleRole(.heading)
    let rating = Box(.horizontal, spacing: 6, [Icon("starred-symbolic"), Label(film.rating)])
    rating.isVisible = !film.rating.isEmpty
    let overview = Label(wrapping: film.overview)
    let texts = Box(.vertical, spacing: 12, [title, facts, rating, tagline, overview])
    let box = AdaptiveBox(poster.widget, texts, mainWidth: 160)
    box.widget.setMargins(18)
    view = box.widget
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showDetails()
  }

  private func showDetails() {
    facts.text = FilmText.facts(film, details)
    facts.isVisible = !facts.text.isEmpty
    tagline.text = details?.tagline ?? ""
    tagline.isVisible = !tagline.text.isEmpty
  }
}
