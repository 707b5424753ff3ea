import Containment
import MatineeCore

/// Lets what is made before the coordinator is complete go on through it.
final class OpenLink {
  weak var coordinator: RootCoordinator?

  func open(_ destination: Destination, _ known: Known?) { coordinator?.show(destination, knowing: known) }

  /// Does what a message's button asks, by name.
  func goOn(_ action: String) { coordinator?.goOn(action) }

  func add(_ title: TitleSummary) { coordinator?.addToList(title) }

  func markWatched(_ title: TitleSummary) { coordinator?.markWatched(title) }

  /// Leaves a page, if it is the one that is seen.
  func close(_ page: ViewController) {
    if let controller = coordinator?.controller, controller.top === page.parent ?? page { controller.pop() }
  }
}
