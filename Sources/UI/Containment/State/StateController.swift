import GTK
import LoadingState
import Observation

/// A container view controller that shows one state: loading, content, empty or failure. Set ``state`` to change it.
///
/// Existing content takes precedence over a failure: it stays visible, and a failed refresh shows a banner with
/// *Retry*. The spinner appears after 200 ms, by the window's clock, and is hidden before the crossfade. Children's
/// views are loaded when first needed and then retained, so a list keeps its scroll position. Only the latest state is
/// shown.
public final class StateController<Content>: StackController {
  /// The current state; observable. A state set before the view is loaded is shown once the view is loaded. `idle`
  /// keeps the visible page and hides the banner.
  public var state: ContentState<Content> {
    get {
      _ = changes.count
      return currentState
    }
    set {
      currentState = newValue
      changes.count += 1
      if isViewLoaded { transitionQueue.enqueue { [weak self] in self?.showState() } }
    }
  }
  /// The handlers of messages' buttons. Set them before a state with a message.
  public var handlers = MessageHandlers() {
    didSet { banner.handlers = handlers }
  }
  /// The screen reader announcement for new content, such as "20 films". An empty string announces nothing.
  public var describeContent: (Content) -> String = { _ in "" }
  /// The child that shows the content. Its view is loaded when it is first shown.
  public let contentController: ViewController

  private var currentState = ContentState<Content>.idle
  private let changes = StateChanges()
  private let showContent: (Content) -> Void
  private let placeholders: StateChildren
  private let banner = BannerView()
  private var waitTask: Task<Void, Never>?
  private var announced = StateAnnouncement()
  private let transitionQueue = TransitionQueue()

  /// - Parameters:
  ///   - content: The controller that shows the content. It doesn't know how the content is loaded.
  ///   - children: The controllers for states without content; each is optional.
  ///   - show: Passes a new value to the content controller.
  public init(
    content: ViewController, children: StateChildren = StateChildren(), show: @escaping (Content) -> Void
  ) {
    contentController = content
    placeholders = children
    showContent = show
    super.init()
  }

  isolated deinit { waitTask?.cancel() }

  public override func loadView() {
    super.loadView()
    view = Box(.vertical, [banner.widget, stack])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    transitionQueue.enqueue { [weak self] in self?.showState() }
  }
}

/// A count of a controller's state changes. The observation macro doesn't support subclasses of unobservable classes.
@Observable private final class StateChanges {
  var count = 0
}

extension StateController {
  private func showState() {
    if let content = state.content { showContent(content) }
    let page = StatePage(state)
    banner.message = page.banner
    stack.setAccessibleBusy(state.isLoading)
    state.isLoading ? beginWaiting() : endWaiting()
    switch page.main {
    case .nothing: break
    case .content: show(contentController)
    case .empty(let message): show(message, in: placeholders.empty)
    case .failure(let message): show(message, in: placeholders.failure)
    case .loading: showLoading()
    }
    announceState()
  }

  private func announceState() {
    let sentence = announced.sentence(for: state, in: nearestTitle, describe: describeContent)
    sentence.map(announce)
  }

  /// Shows and announces the wait after a delay. A short wait is neither shown nor announced.
  private func beginWaiting() {
    guard waitTask == nil else { return }
    waitTask = Task { [weak self, windowClock] in
      try? await windowClock.sleep(for: waitDelay)
      guard !Task.isCancelled, let self else { return }
      (shown as? any LoadingPresenting)?.isSpinning = true
      announce(StateAnnouncement.loading(in: nearestTitle))
    }
  }

  private func endWaiting() {
    waitTask?.cancel()
    waitTask = nil
  }

  /// Shows a message in its controller, or in the banner above the content if there is no controller.
  private func show(_ message: StateMessage, in controller: (any MessagePresenting)?) {
    guard let controller else {
      banner.message = message
      return show(contentController)
    }
    controller.handlers = handlers
    controller.message = message
    show(controller)
  }

  private func showLoading() {
    guard let loading = placeholders.loading else { return show(contentController) }
    guard loading !== shown else { return }
    show(loading)
    loading.isSpinning = false
  }

  private func show(_ controller: ViewController) {
    if controller !== shown, let loading = shown as? (any LoadingPresenting) { loading.isSpinning = false }
    crossfade(to: controller)
  }
}

/// The delay before the spinner appears, so that it doesn't flash during quick loads.
private let waitDelay = Duration.milliseconds(200)
