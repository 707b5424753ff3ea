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
  /// The container for loading, content, empty and failure states.
  package let container: StateController<Content>
  private let fetched: any Fetching
  private let cached: (any CacheFirstFetching)?

  /// - Parameter perform: Performs the actions of the app that messages offer.
  public init(
    title: String?, fetching fetched: any CacheFirstFetching, in container: StateController<Content>,
    perform: @escaping (AppAction) -> Void
  ) {
    (self.fetched, cached, self.container) = (fetched, fetched, container)
    super.init(title: title)
    connect(perform)
  }

  /// Creates a controller for content that isn't cached.
  public init(
    title: String?, fetchingUncached fetched: any Fetching, in container: StateController<Content>,
    perform: @escaping (AppAction) -> Void
  ) {
    (self.fetched, cached, self.container) = (fetched, nil, container)
    super.init(title: title)
    connect(perform)
  }

  private func connect(_ perform: @escaping (AppAction) -> Void) {
    container.handlers.retry = { [fetched] in fetched.refresh() }
    container.handlers.handle(perform)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addContainer()
  }

  /// Adds the container. By default it fills the view; a subclass can place it elsewhere.
  open func addContainer() { add(child: container) }

  open override var preferredFocus: Widget { container.preferredFocus }

  open override func viewWillAppear() {
    super.viewWillAppear()
    fetched.loadIfNeeded()
    cached?.observe()
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
  package var cachedDate: Date? { cached?.cachedDate }

  package func refresh() { fetched.refresh() }
  package func resume() { fetched.resume() }

  package func prepare(timeout limit: Duration) async {
    fetched.loadIfNeeded()
    await fetched.waitForCache(timeout: limit)
  }

  package func abandon() { fetched.cancel() }

  /// Shows offline suggestions when there is no network and no cached content.
  func setSuggestionSource(_ find: SuggestionLoader.Find?) { cached?.setSuggestionSource(find) }
}
