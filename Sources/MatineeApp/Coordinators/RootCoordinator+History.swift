import Containment
import Library
import MatineeCore

/// Noting what was watched, wherever the user is.
extension RootCoordinator {
  /// Notes that the episode or title whose row or card has the keyboard was watched now, else that of the page; says so
  /// where there is none.
  func markWatched() {
    if let episode = controller.focusedItem as? EpisodeCard { return history.watch(episode) }
    guard let title = focusedTitle ?? pageTitle else {
      return controller.notify("Choose a title to mark as watched")
    }
    history.markWatched(title)
  }

  func showHistory() { if destination != .history { show(.history) } }

  func showNotifications() { if destination != .notifications { show(.notifications) } }

  func showStatistics() { if destination != .statistics { show(.statistics) } }

  func markWatched(_ title: TitleSummary) {
    history.markWatched(TitleReference(title, of: library.source))
  }
}
