import Containment
import GTK
import LoadingState
import MatineeCore

/// Ties one model of a list to rows or a grid with states, and to the foot where the next page comes.
final class PagedFetcherController<Row: Sendable & Equatable>: FetcherController<[Row]> {
  private let model: PagedListModel<Row>
  private let content: any PagedContent<Row>
  private var binding: Binding?

  init(title: String? = nil, model: PagedListModel<Row>, content: any PagedContent<Row>) {
    self.model = model
    self.content = content
    super.init(
      title: title, fetching: model,
      in: StateController(content: content) { [weak content] in content?.items = $0 })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.onReachEnd = { [model, weak content] in model.loadMore(after: content?.items.count ?? 0) }
    content.onFooterAction = { [model] in model.retryMore() }
    container.describeContent = { [model] _ in model.summary }
    binding = Binding({ [model] in (model.state, model.footer) }) { [weak self] state, footer in
      // The foot goes before items come: who pressed its button stays with the last of them, and not behind the new ones.
      self?.content.footer = footer
      self?.container.state = state
    }
  }
}

extension PagedFetcherController where Row: Listable {
  /// Over rows of an image with four labels.
  ///
  /// - Parameters:
  ///   - badges: knows which rows bear a mark.
  ///   - onSelect: called with the row that is chosen.
  convenience init(
    title: String, model: PagedListModel<Row>, images: any ImageProviding, badges: (any BadgeProviding)? = nil,
    onSelect: @escaping (Row) -> Void = { _ in }
  ) {
    let rows = ListController<Row>(images: images, badges: badges)
    rows.onSelect = onSelect
    self.init(title: title, model: model, content: rows)
  }
}
