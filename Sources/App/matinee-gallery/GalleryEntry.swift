import Containment
import Foundation
import LoadingState
import MatineeApp
import SampleCatalogue
import ScreenFoundation
import TMDB

/// An entry of the gallery: a view controller in one state.
@MainActor struct GalleryEntry {
  /// The ID, such as `state/loading`. The part before the slash is the section in the list.
  nonisolated let id: String
  let title: String
  /// The state of one of the app's controllers; `nil` for other entries.
  let state: PreviewState?
  let make: () -> ViewController
  /// Makes the controller over a network; `nil` if it uses none.
  let makeOver: ((any Networking) -> ViewController)?
  /// A closure that returns whether the entry has finished loading and is ready for a screenshot.
  let isSettled: () -> Bool

  init(id: String, title: String, isSettled: @escaping () -> Bool = { true }, make: @escaping () -> ViewController) {
    self.id = id
    self.title = title
    self.isSettled = isSettled
    self.make = make
    state = nil
    makeOver = nil
  }

  /// Creates an entry for one of the app's controllers, over the sample catalogue or over another network.
  init(_ preview: Preview<PreviewController>, _ state: PreviewState) {
    title = state == .content ? preview.title : "\(preview.title): \(state.rawValue)"
    id = "app/" + title.lowercased().replacing(": ", with: "-").replacing(" ", with: "-")
    self.state = state
    weak var shown: PreviewController?
    let make: (any Networking) -> ViewController = { networking in
      let controller = PreviewController(preview, state, over: state.networking(over: networking))
      shown = controller
      return controller
    }
    isSettled = { shown?.isSettled == true }
    self.make = { make(SampleNetworking.gallery) }
    makeOver = make
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
  static let entries = components + app

  /// Reusable views and controllers, and the examples.
  static let components: [GalleryEntry] =
    messages + states + lists + cards + shelves + pagesOfShelves + grids + layouts + containers + views + ratings
    + tasks + charts + rows + people + notes + genresExample + todo + users

  /// The app's controllers.
  static let app = AppPreviews.all.flatMap { preview in preview.states.map { GalleryEntry(preview, $0) } }
}

extension SampleNetworking {
  /// The sample catalogue of all entries, which share its pictures.
  static let gallery = SampleNetworking()
}
