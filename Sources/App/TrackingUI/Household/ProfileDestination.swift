import Catalogue
import Containment
import Library
import ScreenFoundation
import Tracking

/// The page of a profile in the household.
package nonisolated struct ProfileDestination: TrackingDestination {
  let id: ProfileID

  init(_ id: ProfileID) { self.id = id }

  package static let forms = ["profile/ID"]
  package static let example: String? = "profile/ana"
  package var address: String { "profile/\(id.rawValue)" }

  package init?(address: String) {
    guard let id = Address.identifier(address, after: "profile/") else { return nil }
    self.init(ProfileID(rawValue: id))
  }

  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    let app = context.app
    return { [id] in
      let model = ProfilePageModel(id, app.library, format: app.catalogue.format, pictures: app.session.pictures)
      let sections = ProfileSections.make(of: id, for: app.library.profile, images: app.images, open: context.open)
      return StatefulContentController(ProfileController(model, sections: sections, images: app.images))
    }
  }
}
