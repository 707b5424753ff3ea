import AppFoundation
import Containment
import GTK
import LoadingState

/// A controller that loads a paged list into rows or a grid, with a footer for the next page.
package final class PagedFetcherController<Row: Sendable & Equatable>: FetcherController<[Row]> {
  private let model: PagedListModel<Row>
  private let filter: RowFilter<Row>?
  private let content: any PagedContent<Row>
  private var binding: Binding?

  /// - Parameter filter: A filter of the loaded rows; `nil` shows them all.
  package init(
    title: String? = nil, model: PagedListModel<Row>, filter: RowFilter<Row>? = nil, content: any PagedContent<Row>,
    perform: @escaping (AppAction) -> Void
  ) {
    self.model = model
    self.filter = filter
    self.content = content
    super.init(
      title: title, fetching: model,
      in: StateController(content: content) { [weak content] in content?.items = $0 }, perform: perform)
  }

  package override func viewDidAppear() {
    super.viewDidAppear()
    filter?.continueIfEmpty()
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    content.onReachEnd = { [model, filter, weak content] in
      let count = content?.items.count ?? 0
      if let filter { filter.loadMore(after: count) } else { model.loadMore(after: count) }
    }
    content.onFooterAction = { [model, filter] in if let filter { filter.resume() } else { model.retryMore() } }
    container.describeContent = { [model, filter] _ in filter?.summary ?? model.summary }
    binding = Binding({ [model, filter] in (filter?.state ?? model.state, filter?.footer ?? model.footer) }) {
      [weak self] state, footer in
      // Update the footer first. A user who pressed its button then keeps their place at the last item, ahead of the
      // new ones.
      self?.content.footer = footer
      self?.container.state = state
      // A hidden page requests nothing.
      if self?.isVisible == true { self?.filter?.continueIfEmpty() }
    }
  }
}
