import Catalogue
import Containment
import Library
import Tracking

/// A list owned by another profile, read-only.
nonisolated struct SharedListDestination {
  let id: ListID
  /// The list's name, if known.
  var name: String?
}

nonisolated extension SharedListDestination: PageDestination {
  static let forms = ["shared-list/ID"]
  static let example: String? = "shared-list/watchlist/ana"
  var address: String { "shared-list/\(id.rawValue)" }

  init?(address: String) {
    guard let id = Address.identifier(address, after: "shared-list/") else { return nil }
    self.init(id: ListID(rawValue: id))
  }

  /// Nothing, because the other profile may not have access to the list.
  func counterpart(for profile: ProfileID) -> Self? { nil }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let app = context.app
    return { [id, name] in
      let model = SharedListModel(id, app.library, format: app.services.pageFormat)
      let content = SharedListController(
        title: name, model: model, images: app.images, badges: app.badges, titleMenu: context.menus.items)
      content.onOpen = { [open = context.open] in open(TitleDestination($0)) }
      let page = StatefulContentController(content)
      page.reload(whenContentChanges: { model.entries?.isEmpty == false })
      return page
    }
  }
}
