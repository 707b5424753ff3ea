import Catalogue
import Containment
import Library
import ScreenFoundation
import Tracking

/// A list owned by another profile, read-only.
package nonisolated struct SharedListDestination {
  let id: ListID
  /// The list's name, if known.
  var name: String?
}

nonisolated extension SharedListDestination: TrackingDestination, ProfileDependentDestination {
  package static let forms = ["shared-list/ID"]
  package static let example: String? = "shared-list/watchlist/ana"
  package var address: String { "shared-list/\(id.rawValue)" }

  package init?(address: String) {
    guard let id = Address.identifier(address, after: "shared-list/") else { return nil }
    self.init(id: ListID(rawValue: id))
  }

  /// Nothing, because the other profile may not have access to the list.
  package func counterpart(for profile: ProfileID) -> Self? { nil }

  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    let app = context.app
    return { [id, name] in
      let model = SharedListModel(id, app.library, format: app.catalogue.format)
      let content = SharedListController(
        title: name, model: model, images: app.images, badges: app.badges, titleMenu: context.titleMenu)
      content.onOpen = { [open = context.open] in open(TitleDestination($0)) }
      return StatefulContentController(observing: content).performing(context.perform)
    }
  }
}
