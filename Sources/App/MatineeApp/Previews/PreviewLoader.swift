import AppFoundation
import Containment
import LoadingState
import ScreenFoundation
import TMDB

/// A controller that loads the values that a previewed controller needs, then shows the controller.
final class PreviewLoader: ViewController, StatefulContentLoadable {
  private let load: @MainActor () async throws -> ViewController?
  private let container = ChildContainer("the previewed controller")

  /// Creates a loader with loading, empty and failure states.
  ///
  /// - Parameter load: Returns the controller, or `nil` if there is nothing to show.
  static func make(
    _ preview: PreviewController, _ load: @escaping @MainActor () async throws -> ViewController?
  ) -> ViewController {
    let page = StatefulContentController(PreviewLoader(load))
    page.handle(preview.context.screens.perform)
    return page
  }

  private init(_ load: @escaping @MainActor () async throws -> ViewController?) {
    self.load = load
    super.init()
  }

  override func loadView() { view = container.widget }

  func loadContent() async -> LoadResult {
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
