import GTK
import LoadingState

/// A controller whose content must be loaded, and that says how that went. Being wrapped asks nothing more of it.
public protocol StatefulContentLoadable: ViewController {
  /// Loads, and shows what came. Runs again when the user asks for another attempt.
  func loadContent() async -> LoadResult
}

/// How loading went.
public enum LoadResult: Equatable, Sendable {
  case content
  case empty(StateMessage)
  case failure(StateMessage)
}

/// Gives any ``StatefulContentLoadable`` controller loading, empty, and failure with retry, by loading it and looking at
/// the result.
///
/// It loads when it is first about to appear, and stops waiting when it goes; a load that was stopped is begun anew at
/// the next appearance. It is the other face of ``StateController``, which it contains.
public final class StatefulContentController: ViewController {
  /// The child that is loaded and then shown; its title becomes this controller's own, and is followed.
  public let contentController: any StatefulContentLoadable
  /// Called for the actions of messages that are not *retry*.
  public var onAction: (String) -> Void = { _ in }
  private let container: StateController<Void>
  private var generation = Generation()
  private var task: Task<Void, Never>?
  private var wasStopped = false

  public init(_ content: any StatefulContentLoadable, children: StateChildren = StateChildren()) {
    contentController = content
    container = StateController(content: content, children: children) {}
    super.init(title: content.title)
  }

  isolated deinit { task?.cancel() }

  /// What is on screen now.
  public var state: ContentState<Void> { container.state }

  public override var preferredFocus: Widget { container.preferredFocus }

  public override func viewDidLoad() {
    super.viewDidLoad()
    container.onAction = { [weak self] in self?.perform($0) }
    add(child: container)
    contentController.onTitleChange(self) { [weak self] in self?.title = self?.contentController.title }
  }

  public override func viewWillAppear() {
    super.viewWillAppear()
    loadIfNeeded()
  }

  /// Loads the content unless it is there or on its way; for a controller that is about to return to the screen.
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

  /// Loads again; what is on screen stays until the answer comes.
  public func reload() {
    stop()
    wasStopped = false
    let token = generation.next()
    container.state = container.state.after(.started)
    task = Task { [weak self, contentController] in
      // It may have gone before its turn came.
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

  private func perform(_ action: StateMessage.Action) {
    switch action {
    case .retry: reload()
    case .custom(let name): onAction(name)
    }
  }

  private func event(for result: LoadResult) -> ContentEvent<Void> {
    switch result {
    case .content: .loaded(())
    case .empty(let message): .foundNothing(message)
    case .failure(let message): .failed(message)
    }
  }
}
