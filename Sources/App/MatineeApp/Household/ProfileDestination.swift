import Catalogue
import Containment
import Library
import Tracking

/// The page of a profile in the household.
nonisolated struct ProfileDestination: PageDestination {
  let id: ProfileID

  init(_ id: ProfileID) { self.id = id }

  static let forms = ["profile/ID"]
  static let example: String? = "profile/ana"
  var address: String { "profile/\(id.rawValue)" }

  init?(address: String) {
    guard let id = Address.identifier(address, after: "profile/") else { return nil }
    self.init(ProfileID(rawValue: id))
  }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let app = context.app
    return { [id] in
      let model = ProfilePageModel(id, app.library, format: app.services.pageFormat, pictures: app.session.pictures)
      return StatefulContentController(
        ProfileController(model, images: app.images, open: context.open))
    }
  }
}
