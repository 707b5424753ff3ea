import GTK
import LoadingState

/// A controller that loads its content and reports the result. A ``StatefulContentController`` requires nothing else of
/// it.
public protocol StatefulContentLoadable: ViewController {
  /// Loads and shows the content. Called again when the user retries.
  func loadContent() async -> LoadResult
}

/// The result of loading content.
public enum LoadResult: Equatable, Sendable {
  case content
  case empty(StateMessage)
  case failure(StateMessage)
}

/// A container that adds loading, empty and failure states with retry to any ``StatefulContentLoadable`` controller.
///
/// It loads the content when it is first about to appear, and cancels loading when it disappears. It restarts a
/// cancelled load at the next appearance. Internally, it uses a ``StateController``.
public final class StatefulContentController: ViewController {
  /// The child that loads and shows the content. Its title is also this controller's title, even after a change.
  public let contentController: any StatefulContentLoadable
  private let container: StateController<Void>
  private var generation = Generation()
  private var task: Task<Void, Never>?
  private var wasStopped = false

  public init(_ content: any StatefulContentLoadable, children: StateChildren = StateChildren()) {
    contentController = content
    container = StateController(content: content, children: children) {}
    super.init(title: content.title)
    container.handlers.retry = { [weak self] in self?.reload() }
  }

  isolated deinit { task?.cancel() }

  /// The current state.
  public var state: ContentState<Void> { container.state }

  /// Sets the handler for a type of messages' actions. *Retry* reloads the content.
  public func handle<Action: MessageAction>(_ perform: @escaping (Action) -> Void) {
    container.handlers.handle(perform)
  }

  public override var preferredFocus: Widget { container.preferredFocus }

  public override func viewDidLoad() {
    super.viewDidLoad()
    add(child: container)
    contentController.titleObservers.add(self) { [weak self] in self?.title = self?.contentController.title }
  }

  public override func viewWillAppear() {
    super.viewWillAppear()
    loadIfNeeded()
  }

  /// Loads the content unless it is loaded or loading. For a controller that is about to return to the screen.
  func loadIfNeeded() {
    if case .idle = container.state { reload() } else if wasStopped { reload() }
  }

  public override func viewDidDisappear() {
    super.viewDidDisappear()
    guard task != nil else { return }
    stop()
    wasStopped = true
    container.state = container.state.after(.cancelled)
  }

  /// Reloads the content. The current content stays visible until loading ends.
  public func reload() {
    stop()
    wasStopped = false
    let token = generation.next()
    container.state = container.state.after(.started)
    task = Task { [weak self, contentController] in
      // The task may have been cancelled before it started.
      guard !Task.isCancelled else { return }
      let result = await contentController.loadContent()
      self?.finish(result, token)
    }
  }

  private func finish(_ result: LoadResult, _ token: Generation.Token) {
    guard generation.isCurrent(token) else { return }
    task = nil
    container.state = container.state.after(event(for: result))
  }

  private func stop() {
    task?.cancel()
    task = nil
    _ = generation.next()
  }

  private func event(for result: LoadResult) -> ContentEvent<Void> {
    switch result {
    case .content: .loaded(())
    case .empty(let message): .foundNothing(message)
    case .failure(let message): .failed(message)
    }
  }
}
