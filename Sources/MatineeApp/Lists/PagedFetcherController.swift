import Containment
import GTK
import LoadingState
import MatineeCore

/// Ties one model of a list to rows or a grid with states: it loads when it is about to appear, and stops waiting when it
/// goes.
final class PagedFetcherController<Row: Sendable & Equatable>: ViewController, Screen {
  /// Called with the name of a message's action that is not *retry*.
  var onAction: (String) -> Void = { _ in }
  private let model: PagedListModel<Row>
  private let content: any PagedContent<Row>
  private let container: StateController<[Row]>
  private var binding: Binding?

  init(title: String? = nil, model: PagedListModel<Row>, content: any PagedContent<Row>) {
    self.model = model
    self.content = content
    container = StateController(content: content) { [weak content] in content?.items = $0 }
    super.init(title: title)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: container)
    container.onAction = { [weak self] action in
      if case .custom(let name) = action { self?.onAction(name) } else { self?.refresh() }
    }
    content.onReachEnd = { [model, weak content] in model.loadMore(after: content?.items.count ?? 0) }
    content.onFooterAction = { [model] in model.retryMore() }
    container.describeContent = { [model] _ in model.summary }
    binding = Binding({ [model] in (model.state, model.footer) }) { [weak self] state, footer in
      // The foot goes before items come: who pressed its button stays with the last of them, and not behind the new ones.
      self?.content.footer = footer
      self?.container.state = state
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

extension PagedFetcherController where Row: Listable {
  /// Over rows of an image with four labels.
  ///
  /// - Parameter onSelect: called with the row that is chosen.
  convenience init(
    title: String, model: PagedListModel<Row>, images: any ImageProviding, onSelect: @escaping (Row) -> Void = { _ in }
  ) {
    let rows = ListController<Row>(images: images)
    rows.onSelect = onSelect
    self.init(title: title, model: model, content: rows)
  }
}
