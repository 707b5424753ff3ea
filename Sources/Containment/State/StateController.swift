import GTK
import LoadingState

/// Shows exactly one of *loading · content · empty · failure*, and is told which by its ``state``.
///
/// Content beats failure: while there is something to show it stays, and a failed refresh is said in a banner with
/// *Retry*. The spinner comes after 200 ms of waiting, and is gone before the crossfade. Children are made when they
/// are first needed, and kept: a list comes back where it was scrolled to. Only the newest state counts.
public final class StateController<Content>: ViewController {
  /// What is to be seen. It may be set before the view is loaded, and is then shown once it is; `idle` leaves the page
  /// that is there, and takes away a banner.
  public var state: ContentState<Content> = .idle {
    didSet { if isViewLoaded { turns.take { [weak self] in self?.showState() } } }
  }
  /// Called when the button of a message is pressed.
  public var onAction: (StateMessage.Action) -> Void = { _ in }
  /// What content is announced as when it comes, such as "20 films"; empty says nothing.
  public var describeContent: (Content) -> String = { _ in "" }
  /// Gives the keyboard's focus to what is shown now, where what was shown before had it.
  public var passFocus: (ViewController) -> Void = { $0.takeFocus() }
  /// The child that shows the content; its view is made when it is first shown.
  public let contentController: ViewController

  private let showContent: (Content) -> Void
  private let placeholders: StateChildren
  private let stack = Stack()
  private let banner = BannerView()
  private var shown: ViewController?
  private var waitTimer: Timer?
  private var announced = StateAnnouncement()
  private let turns = Turns()

  /// - Parameters:
  ///   - content: shows the content, and knows nothing of how it came.
  ///   - children: what is shown when there is none; each is optional.
  ///   - show: hands a new value to the content controller.
  public init(
    content: ViewController, children: StateChildren = StateChildren(), show: @escaping (Content) -> Void
  ) {
    contentController = content
    placeholders = children
    showContent = show
    super.init()
  }

  public override func loadView() {
    stack.expandsVertically = true
    view = Box(.vertical, [banner.widget, stack])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    banner.onAction = { [weak self] in self?.onAction($0) }
    turns.take { [weak self] in self?.showState() }
  }

  /// That of the child that is shown.
  public override var preferredFocus: Widget { shown?.preferredFocus ?? view }

  public override func shows(child: ViewController) -> Bool { child === shown }

  public override func removeView(of child: ViewController) {
    if shown === child { shown = nil }
    stack.remove(child.view)
  }
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

  /// A wait that is over soon is neither shown nor said.
  private func beginWaiting() {
    guard waitTimer == nil else { return }
    waitTimer = Timer(after: waitDelay) { [weak self] in
      guard let self else { return }
      (shown as? any LoadingPresenting)?.isSpinning = true
      announce(StateAnnouncement.wait(in: nearestTitle))
    }
  }

  private func endWaiting() { waitTimer = nil }

  /// Without a controller for messages the content stays, and the banner says it.
  private func show(_ message: StateMessage, in controller: (any MessagePresenting)?) {
    guard let controller else {
      banner.message = message
      return show(contentController)
    }
    controller.onAction = { [weak self] in self?.onAction($0) }
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
    guard controller !== shown else { return }
    if let loading = shown as? (any LoadingPresenting) { loading.isSpinning = false }
    let hadFocus = shown?.hasFocus == true
    stack.transition = isVisible ? .crossfade : .none
    transition(from: shown, to: controller) {
      shown = controller
      if controller.view.parentWidget == nil { stack.add(controller.view) }
      stack.visibleChild = controller.view
    }
    if hadFocus { passFocus(controller) }
  }
}

/// Waiting shorter than this shows no spinner, so that quick answers do not flash.
private let waitDelay = Duration.milliseconds(200)
