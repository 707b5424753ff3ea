import AppFoundation
import Containment
import GTK
import LoadingState
import TMDB

/// A controller that loads the values that a previewed controller needs, then shows the controller.
package final class PreviewLoader: ViewController, StatefulContentLoadable {
  private let load: @MainActor () async throws -> ViewController?
  private let scrolls: Bool
  private let container = ChildContainer("the previewed controller")

  /// Creates a loader with loading, empty and failure states.
  ///
  /// - Parameters:
  ///   - scrolls: Whether the controller is a part of a page, which scrolls.
  ///   - load: Returns the controller, or `nil` if there is nothing to show.
  package static func make(
    _ context: ScreenContext, scrolls: Bool = false, _ load: @escaping @MainActor () async throws -> ViewController?
  ) -> ViewController {
    let page = StatefulContentController(PreviewLoader(scrolls: scrolls, load))
    page.handle(context.perform)
    return page
  }

  private init(scrolls: Bool, _ load: @escaping @MainActor () async throws -> ViewController?) {
    self.scrolls = scrolls
    self.load = load
    super.init()
  }

  package override func loadView() {
    guard scrolls else { return view = container.widget }
    let scrolled = ScrolledWindow(Box(.vertical, [container.widget]))
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    view = scrolled
  }

  package func loadContent() async -> LoadResult {
    do {
      guard let controller = try await load() else { return .empty(.emptyList) }
      loadViewIfNeeded()
      add(child: controller, in: container)
      return .content
    } catch {
      return .failure(StateMessage(error as? TMDBError ?? .cancelled))
    }
  }
}
