import AppFoundation
import Containment
import Foundation
import GTK
import LoadingState

/// A controller that loads content into a state container. It starts loading before its view appears, and cancels when
/// the view disappears.
///
/// A subclass binds the model's state to the ``container``.
open class FetcherController<Content: Sendable>: ViewController, Screen, Preloading {
  /// Called with the action of a message's button.
  package var onAction: (AppAction) -> Void = { _ in }
  /// The container for loading, content, empty and failure states.
  package let container: StateController<Content>
  private let fetched: any Fetching

  public init(title: String?, fetching fetched: any Fetching, in container: StateController<Content>) {
    self.fetched = fetched
    self.container = container
    super.init(title: title)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addContainer()
    container.onAction = { [weak self] action in self?.perform(action) { self?.refresh() } }
  }

  /// Adds the container. By default it fills the view; a subclass can place it elsewhere.
  open func addContainer() { add(child: container) }

  open override var preferredFocus: Widget { container.preferredFocus }

  open override func viewWillAppear() {
    super.viewWillAppear()
    fetched.loadIfNeeded()
    fetched.observe()
  }

  open override func viewDidAppear() {
    super.viewDidAppear()
    notifyScreensChanged()
  }

  open override func viewDidDisappear() {
    super.viewDidDisappear()
    fetched.cancel()
    notifyScreensChanged()
  }

  open var isSettled: Bool { container.state.isSettled }
  package var hasContent: Bool { fetched.hasContent }
  package var cachedDate: Date? { fetched.cachedDate }

  package func refresh() { fetched.refresh() }
  package func resume() { fetched.resume() }

  package func prepare(timeout limit: Duration) async {
    fetched.loadIfNeeded()
    await fetched.waitForCache(timeout: limit)
  }

  package func abandon() { fetched.cancel() }

  /// Shows offline suggestions when there is no network and no cached content.
  func setSuggestionSource(_ find: SuggestionLoader.Find?) { fetched.setSuggestionSource(find) }

  /// Performs a message's action.
  package final func perform(_ action: StateMessage.Action, retry: () -> Void) {
    if case .custom(let action as AppAction) = action { onAction(action) } else { retry() }
  }
}
