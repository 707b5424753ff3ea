import Containment
import LoadingState

/// Lists of different sizes, with long texts and missing images, and their footers.
extension Gallery {
  static let lists: [GalleryEntry] = [
    list("none", "Empty List", []),
    list("three", "List of Three", Film.some(3)),
    list("thousand", "List of a Thousand", Film.some(1000)),
    list("long", "List with Long Texts", [.longTexts, Film(2), .longTexts]),
    list(
      "pictures", "List Without Pictures", [.without(nil), .without("picture://slow/1"), .without("picture://gone/1")]),
    list("foot-loading", "List, Loading More", Film.some(1), footer: .loading),
    list("foot-failure", "List, Loading More Failed", Film.some(1), footer: .failure(.offline)),
  ]

  private static func list(
    _ name: String, _ title: String, _ films: [Film], footer: LoadMoreState = .none
  ) -> GalleryEntry {
    GalleryEntry(id: "list/\(name)", title: title) {
      let list = ListController<Film> { ImageWithFourLabelsView(images: GalleryImages()) }
      list.items = films
      list.footer = footer
      return list
    }
  }
}
