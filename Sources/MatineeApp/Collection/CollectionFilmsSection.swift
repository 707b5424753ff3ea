import Containment
import GTK
import MatineeCore

/// The films of a collection by date; each leads to its page.
final class CollectionFilmsSection: ViewController, PageSection {
  private let place = Bin()
  private let images: any ImageProviding
  private let open: Open
  private var shown: [TitleCard] = []

  init(images: any ImageProviding, open: @escaping Open) {
    self.images = images
    self.open = open
    super.init()
  }

  override func loadView() {
    place.setMargins(top: 12, bottom: 24, start: 12, end: 12)
    view = place
  }

  func show(_ page: CollectionPage) {
    view.isVisible = !page.films.isEmpty
    guard page.films != shown else { return }
    shown = page.films
    place.child = PreferencesGroup(title: "Films", page.films.map(makeRow))
  }

  private func makeRow(of film: TitleCard) -> Widget {
    let detail = [film.year, film.rating.score == nil ? "" : film.rating.value].filter { !$0.isEmpty }
    return PictureRow.make(
      title: film.title, detail: detail.joined(separator: " · "), picture: film.poster, images: images, item: film
    ) { [open] in
      open(film.destination, film.known)
    }
  }
}
