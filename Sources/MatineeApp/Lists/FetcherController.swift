import Containment
import Foundation
import GTK
import LoadingState
import MatineeCore

/// Ties what is fetched to a container with states: it is asked for when it is about to appear, and not waited for once it
/// is left.
///
/// A subclass binds the model's state to the ``container``'s.
class FetcherController<Content: Sendable>: ViewController, Screen, Preparing {
  /// Called with the name of a message's action that is not *retry*.
  var onAction: (String) -> Void = { _ in }
  /// One of loading, content, empty and failure.
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

  /// Puts the container where it belongs: it is the whole view, unless a subclass has more.
  func addContainer() { add(child: container) }

  override var preferredFocus: Widget { container.preferredFocus }

  override func viewWillAppear() {
    super.viewWillAppear()
    fetched.loadIfNeeded()
    fetched.follow()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    tellScreensChanged()
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    fetched.cancel()
    tellScreensChanged()
  }

  var isSettled: Bool { container.state.isSettled }
  var hasContent: Bool { fetched.hasContent }
  var savedDate: Date? { fetched.savedDate }

  func refresh() { fetched.refresh() }
  func resume() { fetched.resume() }

  func prepare(atMost limit: Duration) async {
    fetched.loadIfNeeded()
    await fetched.waitForSaved(atMost: limit)
  }

  func abandon() { fetched.cancel() }

  /// Says where else one can go where there is no network, and nothing was kept.
  func offer(_ find: WaysOffer.Find?) { fetched.offer(find) }

  /// Does what a message offers.
  final func perform(_ action: StateMessage.Action, retry: () -> Void) {
    if case .custom(let name) = action { onAction(name) } else { retry() }
  }
}
