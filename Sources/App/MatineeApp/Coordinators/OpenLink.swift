import Containment
import MatineeCore
import TitleIdentity

/// A forwarding link to the coordinator, for objects made before the coordinator is complete.
final class OpenLink {
  weak var coordinator: RootCoordinator?

  func open(_ destination: Destination, _ preview: PagePreview?) { coordinator?.show(destination, preview: preview) }

  /// Performs the named action of a message's button.
  func handleAction(_ action: String) { coordinator?.handleAction(action) }

  func add(_ title: TitleSummary) { coordinator?.addToList(title) }

  func markWatched(_ title: TitleSummary) { coordinator?.markWatched(title) }

  /// Leaves a page if it is on top.
  func close(_ page: ViewController) {
    if let controller = coordinator?.controller, controller.top === page.parent ?? page { controller.pop() }
  }
}
