import Containment
import GTK
import LoadingState

/// One shelf in each of its states.
extension Gallery {
  static let shelves: [GalleryEntry] = [
    shelf("few", "Shelf of Three", Film.some(3)),
    shelf("many", "Shelf of a Thousand, See All", Film.some(1000), hasSeeAll: true),
    shelf("portraits", "Shelf of Portraits", Film.some(20), shape: .portrait, hasSeeAll: true),
    shelf("stills", "Shelf of Stills", Film.some(20), shape: .still),
    shelf("long", "Shelf with Long Texts", [.longTexts, Film(3), Film(2)], title: Film.longTexts.listTitle, hasSeeAll: true),
    shelf("empty", "Shelf of Nothing", []),
    shelf("loading", "Shelf, Loading", [], state: .loading),
    shelf("failed", "Shelf, Failed", [], state: .failure(.offline)),
    GalleryEntry(id: "shelf/page", title: "Shelves on a Page") {
      PageController(
        (0..<4).map { number in
          let shelf = ShelfController(title: "Shelf \(number + 1)") { CardView<Film>(images: GalleryImages()) }
          shelf.items = Film.some(30)
          shelf.onSelect = { _ in }
          shelf.onSeeAll = {}
          return shelf
        })
    },
  ]

  private static func shelf(
    _ name: String, _ title: String, _ films: [Film], title heading: String = "Science Fiction",
    shape: CardShape = .poster, hasSeeAll: Bool = false, state: ListFooter = .none
  ) -> GalleryEntry {
    GalleryEntry(id: "shelf/\(name)", title: title) {
      let shelf = ShelfController(title: heading) { CardView<Film>(images: GalleryImages(), shape: shape) }
      shelf.items = films
      shelf.state = state
      shelf.onSelect = { _ in }
      if hasSeeAll { shelf.onSeeAll = {} }
      return PageController([shelf])
    }
  }
}
