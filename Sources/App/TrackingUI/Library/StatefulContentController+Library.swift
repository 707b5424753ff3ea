import AppFoundation
import Containment
import GTK
import Library
import LoadingState
import ScreenFoundation
import Tracking

/// A controller that shows content of the library.
protocol LibraryContentController<Model>: StatefulContentLoadable {
  associatedtype Model: LibraryContent

  var model: Model { get }
}

extension LibraryContentController {
  func loadContent() async -> LoadResult {
    do throws(LibraryError) {
      try await model.load()
      return model.isEmpty == true ? .empty(model.emptyMessage) : .content
    } catch {
      if error == .notFound, let message = model.missingMessage { return .empty(message) }
      return .failure(StateMessage(error))
    }
  }
}

extension StatefulContentController {
  /// Creates a container that reloads its content when the first entry appears or the last one disappears.
  convenience init(observing content: some LibraryContentController) {
    self.init(content)
    let model = content.model
    navigationItem.owners.append(
      Binding({ model.isEmpty == false }) { [weak self] hasContent in
        if let self, isOutdated(hasContent) { reload() }
      })
  }

  /// Performs the app's actions that messages offer, such as finding a film from an empty page, and returns the
  /// container.
  func performing(_ perform: @escaping (AppAction) -> Void) -> StatefulContentController {
    handle(perform)
    return self
  }

  /// Reloads the content after each change of a value, unless it is loading.
  func reload<Value>(whenChanged value: @escaping @MainActor () -> Value) {
    navigationItem.owners.append(
      Binding(value) { [weak self] _ in
        if let self, state.isSettled { reload() }
      })
  }

  /// Returns whether the page shows content although there is none, or the empty state although there is content.
  private func isOutdated(_ hasContent: Bool) -> Bool {
    switch state {
    case .empty: hasContent
    case .content: !hasContent
    case .idle, .loading, .failed: false
    }
  }
}

/// Reports the state of content that loads itself.
extension StatefulContentController: Screen {
  package var isSettled: Bool { state.isSettled }
  package var hasContent: Bool { state.content != nil }
  package func refresh() { reload() }
}
