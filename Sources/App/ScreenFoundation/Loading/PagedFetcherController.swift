import AppFoundation
import Containment
import GTK
import LoadingState

/// A controller that loads a paged list into rows or a grid, with a footer for the next page.
package final class PagedFetcherController<Row: Sendable & Equatable>: FetcherController<[Row]> {
  private let model: PagedListModel<Row>
  private let content: any PagedContent<Row>
  private var binding: Binding?

  package init(
    title: String? = nil, model: PagedListModel<Row>, content: any PagedContent<Row>,
    perform: @escaping (AppAction) -> Void
  ) {
    self.model = model
    self.content = content
    super.init(
      title: title, fetching: model,
      in: StateController(content: content) { [weak content] in content?.items = $0 }, perform: perform)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    content.onReachEnd = { [model, weak content] in model.loadMore(after: content?.items.count ?? 0) }
    content.onFooterAction = { [model] in model.retryMore() }
    container.describeContent = { [model] _ in model.summary }
    binding = Binding({ [model] in (model.state, model.footer) }) { [weak self] state, footer in
      // Update the footer first. A user who pressed its button then keeps their place at the last item, ahead of the
      // new ones.
      self?.content.footer = footer
      self?.container.state = state
    }
  }
}
