import Containment
import LoadingState

/// Grids of different sizes, and their footers.
extension Gallery {
  static let grids: [GalleryEntry] = [
    grid("none", "Empty Grid", []),
    grid("three", "Grid of Three", Film.some(3)),
    grid("thousand", "Grid of a Thousand", Film.some(1000)),
    grid("portraits", "Grid of Portraits", Film.some(40), shape: .portrait),
    grid("stills", "Grid of Stills", Film.some(40), shape: .still),
    grid("long", "Grid with Long Texts", [.longTexts, Film(2), Film(3)]),
    grid("foot-loading", "Grid, Loading More", Film.some(2), footer: .loading),
    grid("foot-failure", "Grid, Loading More Failed", Film.some(2), footer: .failure(.offline)),
  ]

  private static func grid(
    _ name: String, _ title: String, _ films: [Film], shape: CardShape = .poster, footer: LoadMoreState = .none
  ) -> GalleryEntry {
    GalleryEntry(id: "grid/\(name)", title: title) {
      let grid = GridController { CardView<Film>(images: GalleryImages(), shape: shape) }
      grid.items = films
      grid.footer = footer
      grid.onSelect = { _ in }
      return grid
    }
  }
}
