import Containment
import GTK
import LoadingState

/// A shelf in each of its states.
extension Gallery {
  static let shelves: [GalleryEntry] = [
    shelf("few", "Shelf of Three", Film.some(3)),
    shelf("many", "Shelf of a Thousand, See All", Film.some(1000), hasSeeAll: true),
    shelf("portraits", "Shelf of Portraits", Film.some(20), shape: .portrait, hasSeeAll: true),
    shelf("stills", "Shelf of Stills", Film.some(20), shape: .still),
    shelf(
      "long", "Shelf with Long Texts", [.longTexts, Film(3), Film(2)], title: Film.longTexts.listTitle, hasSeeAll: true),
    shelf("empty", "Empty Shelf", []),
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

  static let pagesOfShelves: [GalleryEntry] = [
    page("genres", "Page of Shelves", sections(19)),
    page("many", "Page of 500 Shelves of 1,000", sections(500, items: 1000)),
    page("none", "Empty Page of Shelves", []),
    page(
      "states", "Page of Shelves in Each State",
      [
        section(0, items: 0, state: .loading), section(1, items: 0, state: .failure(.offline)), section(2, items: 0),
        section(3, items: 2), section(4, items: 30),
      ]),
    page(
      "mixed", "Shelf, Grid and List on a Page",
      [
        section(0, "Continue Watching", .shelf(.still), items: 20),
        section(1, "New This Week", .grid(.poster), items: 8),
        section(2, "Your Watchlist", .list, items: 3), section(3, "Popular", .shelf(.poster), items: 30),
      ]),
    page(
      "mixed-many", "Grid of 10,000 Below a List and a Shelf",
      [
        section(0, "Your Watchlist", .list, items: 2), section(1, "Popular", .shelf(.still), items: 30),
        section(2, "All Films", .grid(.poster), items: 10_000),
      ]),
    page(
      "mixed-states", "Grid and List in Each State",
      [
        section(0, "Loading Grid", .grid(.still), items: 1, state: .loading),
        section(1, "Failed Grid", .grid(.still), items: 0, state: .failure(.offline)),
        section(2, "Empty List", .list, items: 0),
        section(3, "Failed List", .list, items: 1, state: .failure(.offline)),
      ]),
  ]

  // The sections are made when the entry opens, because half a million films would delay the gallery's start.
  private static func page(
    _ name: String, _ title: String, _ sections: @autoclosure @escaping () -> [CompositionalSection<String, Film>]
  ) -> GalleryEntry {
    GalleryEntry(id: "shelves/\(name)", title: title) {
      let page = CompositionalController<String, Film>(images: GalleryImages())
      page.apply(sections())
      return page
    }
  }

  private static func sections(_ count: Int, items: Int = 40) -> [CompositionalSection<String, Film>] {
    (0..<count).map { section($0, items: items) }
  }

  /// Returns a section whose items start at film `number`. Every third section shows stills.
  private static func section(
    _ number: Int, items: Int, state: LoadMoreState = .none
  ) -> CompositionalSection<String, Film> {
    let names = ["Drama", "Science Fiction", "Episodes", "Comedy", "Animation", "Trailers", "Documentary"]
    return CompositionalSection(
      id: "\(number)", title: names[number % names.count], items: (number..<number + items).map(Film.init),
      layout: .shelf(number % 3 == 2 ? .still : .poster), hasSeeAll: number % 4 != 1, state: state)
  }

  /// Returns a section with the given layout, whose items start at film `number * 50`.
  private static func section(
    _ number: Int, _ title: String, _ layout: SectionLayout, items: Int, state: LoadMoreState = .none
  ) -> CompositionalSection<String, Film> {
    CompositionalSection(
      id: "\(number)", title: title, items: (number * 50..<number * 50 + items).map(Film.init), layout: layout,
      hasSeeAll: number % 2 == 0, state: state)
  }

  private static func shelf(
    _ name: String, _ title: String, _ films: @autoclosure @escaping () -> [Film],
    title heading: String = "Science Fiction",
    shape: CardShape = .poster, hasSeeAll: Bool = false, state: LoadMoreState = .none
  ) -> GalleryEntry {
    GalleryEntry(id: "shelf/\(name)", title: title) {
      let shelf = ShelfController(title: heading) { CardView<Film>(images: GalleryImages(), shape: shape) }
      shelf.items = films()
      shelf.state = state
      shelf.onSelect = { _ in }
      if hasSeeAll { shelf.onSeeAll = {} }
      return PageController([shelf])
    }
  }
}
