import Containment
import GTK
import LoadingState
import MatineeCore

/// Ties one model of a list to one list with states: it loads when it is about to appear, and stops waiting when it goes.
final class ListFetcherController<Row: Listable & Sendable>: ViewController, Screen {
  /// Called with the name of a message's action that is not *retry*.
  var onAction: (String) -> Void = { _ in }
  /// Called with the row that is chosen.
  var onSelect: (Row) -> Void = { _ in }
  private let model: PagedListModel<Row>
  private let container: ListStateController<Row>
  private var binding: Binding?

  init(title: String, model: PagedListModel<Row>, images: any ImageProviding) {
    self.model = model
    container = ListStateController(images: images)
    super.init(title: title)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: container)
    container.onAction = { [weak self] action in
      if case .custom(let name) = action { self?.onAction(name) } else { self?.refresh() }
    }
    container.list.onReachEnd = { [model, weak container] in model.loadMore(after: container?.list.items.count ?? 0) }
    container.list.onFooterAction = { [model] in model.retryMore() }
    container.list.onSelect = { [weak self] in self?.onSelect($0) }
    container.describeItems = { [model] _ in model.summary }
    binding = Binding({ [model] in (model.state, model.footer) }) { [weak container] state, footer in
      // The foot goes before rows come: who pressed its button stays with the last row, and not behind the new ones.
      container?.list.footer = footer
      container?.state = state
    }
  }

  override var preferredFocus: Widget { container.preferredFocus }

  override func viewWillAppear() {
    super.viewWillAppear()
    model.loadIfNeeded()
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    model.cancel()
  }

  var isSettled: Bool { container.state.isSettled }
  var hasContent: Bool { model.state.content != nil }

  func refresh() { model.refresh() }
}
