import Containment
import Foundation

/// An entry of the gallery: a view controller in one state.
@MainActor struct GalleryEntry {
  /// The ID, such as `state/loading`. The part before the slash is the section in the list.
  nonisolated let id: String
  let title: String
  let make: () -> ViewController
  /// A closure that returns whether the entry has finished loading and is ready for a screenshot.
  let isSettled: () -> Bool

  init(id: String, title: String, isSettled: @escaping () -> Bool = { true }, make: @escaping () -> ViewController) {
    self.id = id
    self.title = title
    self.isSettled = isSettled
    self.make = make
  }

  var kind: String { String(id.prefix { $0 != "/" }).capitalized }
}

/// All entries of the gallery.
@MainActor enum Gallery {
  static let entries: [GalleryEntry] =
    messages + states + lists + cards + shelves + pagesOfShelves + grids + layouts + containers + views + ratings
    + tasks + charts + rows + people + notes + genresExample
}
