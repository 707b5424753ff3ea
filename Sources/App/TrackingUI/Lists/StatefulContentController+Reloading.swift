import Containment
import GTK
import LoadingState

extension StatefulContentController {
  /// Reloads the page when its first entry appears or its last one disappears.
  ///
  /// - Parameter hasContent: Returns whether there is content to show; must be observable.
  func reload(whenContentChanges hasContent: @escaping @MainActor () -> Bool) {
    let binding = Binding(hasContent) { [weak self] hasContent in
      if let self, isOutdated(hasContent) { reload() }
    }
    view.retain(binding, for: "matinee-content-observation")
  }

  /// Returns whether the page shows content although there is none, or the empty state although there is content.
  func isOutdated(_ hasContent: Bool) -> Bool {
    switch state {
    case .empty: hasContent
    case .content: !hasContent
    case .idle, .loading, .failed: false
    }
  }
}
