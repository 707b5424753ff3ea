import Catalogue
import Containment
import Library
import ScreenFoundation
import TitleIdentity
import Tracking

/// The flow of the household: notes on titles, and the notifications button.
package final class HouseholdCoordinator {
  private let app: TrackingDependencies
  private let open: Open
  /// The notifications button in the tabs' header bar.
  package let bell: NotificationsBell

  /// - Parameter open: Opens a profile or the notifications.
  package init(_ app: TrackingDependencies, open: @escaping Open) {
    self.app = app
    self.open = open
    bell = NotificationsBell(NotificationsModel(app.library, format: app.catalogue.format)) {
      open(NotificationsDestination())
    }
  }

  /// Makes the controller of the household's ratings of a title.
  package func ratings(of title: TitleID) -> HouseholdRatingsController {
    let model = HouseholdRatingsModel(of: title, of: app.source, in: app.library, pictures: app.session.pictures)
    return HouseholdRatingsController(model, images: app.images) { [open] in open(ProfileDestination($0)) }
  }

  /// Returns a closure that makes the notes section of a title. It is also shown where the page itself can't load.
  ///
  /// - Parameter summary: The information about the title that is already available.
  package func notes(on title: TitleID, preview summary: TitleSummary?) -> () -> NotesSection {
    let model = ConversationModel(
      of: title, of: app.source, in: app.library, texts: app.catalogue.format.texts, pictures: app.session.pictures)
    if let summary { model.take(summary) }
    return { [images = app.images, open] in NotesSection(model, images: images) { open(ProfileDestination($0)) } }
  }
}
