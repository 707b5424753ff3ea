import Containment
import ScreenFoundation

/// The pages above the tabs, with the destination of each.
final class PageStack {
  /// The navigation stack.
  let controller: NavigationController
  private var pages: [(page: Weak<ViewController>, destination: any Destination)] = []
  /// The task that preloads the next page.
  private var preparation: Task<Void, Never>?

  init(root: ViewController) {
    controller = NavigationController(root: root)
  }

  /// The destinations of the pages, from the bottom to the top.
  var destinations: [any Destination] {
    controller.viewControllers.compactMap { page in pages.first { $0.page.value === page }?.destination }
  }

  /// The top page; `nil` at a tab.
  var top: ViewController? {
    controller.viewControllers.last { page in pages.contains { $0.page.value === page } }
  }

  /// The content of the top page, or of the tabs.
  var topContent: ViewController? {
    (controller.top as? RestorableController)?.content ?? controller.top
  }

  /// Pushes a page.
  ///
  /// - Parameter isCached: Whether its content may be cached. The push then waits a moment for the content.
  func push(_ page: RestorableController, for destination: any Destination, isCached: Bool) {
    pages.removeAll { $0.page.value == nil }
    pages.append((Weak(page), destination))
    guard isCached, controller.isVisible, let prepared = page.content as? any Preloading else {
      return controller.push(page)
    }
    preparation = Task { [weak self] in
      await prepared.prepare(timeout: preparationTimeout)
      Task.isCancelled ? prepared.abandon() : self?.controller.push(page)
    }
  }

  /// Cancels the push of a page that is still being prepared.
  func cancelPreparation() { preparation?.cancel() }

  /// Pops a page, or the container around it, if it is on top.
  func close(_ page: ViewController) {
    if controller.top === page.parent ?? page { controller.pop() }
  }
}

/// A weak reference to a page, because the navigation controller owns it.
private struct Weak<Value: AnyObject> {
  private(set) weak var value: Value?

  init(_ value: Value) { self.value = value }
}

/// The longest wait for cached content before a page is pushed without it.
private let preparationTimeout = Duration.milliseconds(50)
