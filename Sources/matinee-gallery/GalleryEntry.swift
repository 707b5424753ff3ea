import Containment
import Foundation

/// One thing on show: a controller, alone, in one state.
@MainActor struct GalleryEntry {
  /// Such as `state/loading`: what comes before the stroke is the kind that it is listed under.
  nonisolated let id: String
  let title: String
  let make: () -> ViewController
  /// Whether it has come to rest and can be photographed.
  let isSettled: () -> Bool

  init(id: String, title: String, isSettled: @escaping () -> Bool = { true }, make: @escaping () -> ViewController) {
    self.id = id
    self.title = title
    self.isSettled = isSettled
    self.make = make
  }

  var kind: String { String(id.prefix { $0 != "/" }).capitalized }
}

/// Everything on show.
@MainActor enum Gallery {
  static let entries: [GalleryEntry] =
    messages + states + lists + cards + shelves + pagesOfShelves + grids + layouts + containers + views + ratings
    + tasks + charts + rows + people + notes
}
