import Catalogue
import Containment
import Localization
import ScreenFoundation
import Tracking

/// Activities of other profiles in the household.
package nonisolated struct NotificationsDestination: TrackingDestination {
  package static let permanent = [NotificationsDestination()]
  package static let command: ScreenCommand? = ScreenCommand(title: tr("Notifications"), keys: ["<Shift><Control>n"])
  package let address = "notifications"

  init() {}
  package init?(address: String) { self.init(permanentAddress: address) }

  /// Each new page shows as many entries as the previous one had loaded.
  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    let app = context.app
    let model = NotificationsModel(app.library, format: app.catalogue.format, pictures: app.session.pictures)
    return {
      let content = NotificationsController(model, images: app.images)
      content.onOpen = { [open = context.open] destination in
        switch destination {
        case .title(let title): open(TitleDestination(title))
        case .profile(let profile): open(ProfileDestination(profile))
        }
      }
      return StatefulContentController(observing: content).performing(context.perform)
    }
  }
}
