import Containment
import GTK
import MatineeCore

/// An observer that reloads a page when its first entry appears or its last one disappears.
final class HistoryObservation {
  private var binding: Binding?

  /// - Parameter isUsed: Returns whether there is content to show; must be observable.
  init(_ page: StatefulContentController, isUsed: @escaping @MainActor () -> Bool) {
    binding = Binding(isUsed) { [weak page] isUsed in
      if let page, page.isOutdated(isUsed) { page.reload() }
    }
  }
}
