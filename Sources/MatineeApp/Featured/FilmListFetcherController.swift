import Containment
import GTK
import LoadingState
import MatineeCore

/// Ties one model of a list of films to one list with states: it loads when it is about to appear, and stops waiting
/// when it goes.
final class FilmListFetcherController: ViewController, Screen {
  /// Called with the name of a message's action that is not *retry*.
  var onAction: (String) -> Void = { _ in }
  /// Called once, when there is something to show.
  var onFirstContent: (() -> Void)?
  private let model: FilmListModel
  private let container: ListStateController<FilmRow>
  private var binding: Binding?

  init(title: String, model: FilmListModel, images: any ImageProviding) {
    self.model = model
    container = ListStateController(images: images)
    super.init(title: title)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: container)
    container.onAction = { [weak self] in self?.perform($0) }
    container.list.onReachEnd = { [model] in model.loadMore() }
    container.list.onFooterAction = { [model] in model.retryMore() }
    binding = Binding({ [model] in (model.state, model.footer) }) { [weak self] in self?.show($0, $1) }
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    model.loadIfNeeded()
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    model.cancel()
  }

  var isSettled: Bool {
    switch container.state {
    case .idle, .loading: false
    case .content, .empty, .failed: true
    }
  }

  func refresh() { model.refresh() }

  private func show(_ state: ContentState<[FilmRow]>, _ footer: ListFooter) {
    container.state = state
    container.list.footer = footer
    if state.content != nil {
      onFirstContent?()
      onFirstContent = nil
    }
  }

  private func perform(_ action: StateMessage.Action) {
    switch action {
    case .retry: refresh()
    case .custom(let name): onAction(name)
    }
  }
}
