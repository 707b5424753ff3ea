import Catalogue
import Containment
import Library
import Localization
import Planning
import PlanningUI
import TitleIdentity
import TrackingUI

/// Marking titles and episodes as watched from any page.
extension RootCoordinator {
  /// Marks the focused episode or title as watched now. If neither has the focus, marks the page's title. Notifies the
  /// user if the page has none.
  func markWatched() {
    if let episode = controller.view.focusedItem(EpisodeCard.self) { return context.tracking.history.watch(episode) }
    if case .episode(let next)? = controller.view.focusedItem(HomeItem.self) {
      return context.tracking.history.watch(next.reference, next.part)
    }
    guard let title = focusedTitle ?? pageTitle else {
      return controller.notify(tr("Choose a title to mark as watched"))
    }
    context.tracking.history.markWatched(title)
  }

  func markWatched(_ title: TitleSummary) {
    context.tracking.history.markWatched(titles.reference(title))
  }
}
