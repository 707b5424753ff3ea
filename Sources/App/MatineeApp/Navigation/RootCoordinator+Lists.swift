import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking
import TrackingUI

/// Commands on any page that create lists and add titles to them.
extension RootCoordinator {
  /// Shows the lists for the focused title or, without one, the page's title. Notifies the user if there is neither.
  func addToList() {
    guard let title = focusedTitle ?? pageTitle else {
      return controller.notify(tr("Choose a title to add to a list"))
    }
    present(title)
  }

  func addToList(_ title: TitleSummary) { present(titles.reference(title)) }

  /// Asks for a name, then creates a list.
  func createList() { context.tracking.lists.createList(over: controller.view.window) }

  private func present(_ title: TitleReference) {
    ListChoiceWindow.present(ListChoiceModel(title, app.library), over: controller.view.window)
  }

  var focusedTitle: TitleReference? { titles.focusedTitle(in: controller.view) }

  var pageTitle: TitleReference? {
    guard let destination = destination as? TitleDestination else { return nil }
    let page = (page as? RestorableController)?.content as? PageFetcherController<TitlePage>
    return (page?.page?.summary ?? destination.summary).map(titles.reference)
  }

  var titles: TitleFinder { TitleFinder(source: app.library.source) }
}
