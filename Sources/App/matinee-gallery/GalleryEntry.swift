import Containment
import Foundation
import LoadingState

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

  /// Returns an entry that is ready once the controllers on screen have loaded their content.
  static func loading(
    id: String, title: String, isReady: @escaping () -> Bool = { true }, make: @escaping () -> ViewController
  ) -> GalleryEntry {
    weak var shown: ViewController?
    return GalleryEntry(id: id, title: title) {
      shown?.hasLoaded == true && isReady()
    } make: {
      let controller = make()
      shown = controller
      return controller
    }
  }

  var kind: String { String(id.prefix { $0 != "/" }).capitalized }
}

extension ViewController {
  /// Whether all visible controllers that load their own content have done so.
  fileprivate var hasLoaded: Bool {
    let isSettled = (self as? StatefulContentController)?.state.isSettled ?? true
    return isSettled && children.filter(shows).allSatisfy(\.hasLoaded)
  }
}

/// All entries of the gallery.
@MainActor enum Gallery {
  static let entries: [GalleryEntry] =
    messages + states + lists + cards + shelves + pagesOfShelves + grids + layouts + containers + views + ratings
    + tasks + charts + rows + people + notes + genresExample + todo + users
}
