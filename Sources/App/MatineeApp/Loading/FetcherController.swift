import AppFoundation
import Containment
import Foundation
import GTK
import LoadingState

/// A controller that loads content into a state container. It starts loading before its view appears, and cancels when
/// the view disappears.
///
/// A subclass binds the model's state to the ``container``.
class FetcherController<Content: Sendable>: ViewController, Screen, Preloading {
  /// Called with the action of a message's button.
  var onAction: (AppAction) -> Void = { _ in }
  /// The container for loading, content, empty and failure states.
  let container: StateController<Content>
  private let fetched: any Fetching

  init(title: String?, fetching fetched: any Fetching, in container: StateController<Content>) {
    self.fetched = fetched
    self.container = container
    super.init(title: title)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addContainer()
    container.onAction = { [weak self] action in self?.perform(action) { self?.refresh() } }
  }

  /// Adds the container. By default it fills the view; a subclass can place it elsewhere.
  func addContainer() { add(child: container) }

  override var preferredFocus: Widget { container.preferredFocus }

  override func viewWillAppear() {
    super.viewWillAppear()
    fetched.loadIfNeeded()
    fetched.observe()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    notifyScreensChanged()
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    fetched.cancel()
    notifyScreensChanged()
  }

  var isSettled: Bool { container.state.isSettled }
  var hasContent: Bool { fetched.hasContent }
  var cachedDate: Date? { fetched.cachedDate }

  func refresh() { fetched.refresh() }
  func resume() { fetched.resume() }

  func prepare(timeout limit: Duration) async {
    fetched.loadIfNeeded()
    await fetched.waitForCache(timeout: limit)
  }

  func abandon() { fetched.cancel() }

  /// Shows offline suggestions when there is no network and no cached content.
  func setSuggestionSource(_ find: SuggestionLoader.Find?) { fetched.setSuggestionSource(find) }

  /// Performs a message's action.
  final func perform(_ action: StateMessage.Action, retry: () -> Void) {
    if case .custom(let action as AppAction) = action { onAction(action) } else { retry() }
  }
}
