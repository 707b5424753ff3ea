import AppFoundation
import Containment
import GTK
import LoadingState
import ScreenFoundation
import Search
import TitleIdentity

/// A controller that loads search results into the same container and list as other screens. A banner appears if the
/// results don't come from TMDB.
final class SearchResultsController: FetcherController<GroupedSearchResults> {
  /// Called with the result to open.
  var onOpen: (SearchRow) -> Void = { _ in }
  private let model: SearchModel
  private let list: ConfigurableListController<SearchItemView>
  private let banner = BannerView()
  private let childContainer = ChildContainer("the results, or their state")
  private var binding: Binding?
  private var shown: SearchRequest?

  /// - Parameter onlyTitles: Whether people are omitted.
  init(
    _ model: SearchModel, images: any ImageProviding, badges: any TitleBadges, onlyTitles: Bool = false,
    perform: @escaping (AppAction) -> Void
  ) {
    self.model = model
    let list = ConfigurableListController { SearchItemView(images: images, badges: badges) }
    self.list = list
    super.init(
      title: nil, fetchingUncached: model,
      in: StateController(content: list) { [weak list] in
        list?.items = SearchItem.items($0).filter { !onlyTitles || $0.isOfTitles }
      }, perform: perform)
  }

  override func loadView() {
    childContainer.widget.expandsVertically = true
    view = Box(.vertical, [banner.widget, childContainer.widget])
  }

  override func addContainer() { add(child: container, in: childContainer) }

  override func viewDidLoad() {
    super.viewDidLoad()
    container.describeContent = \.counted
    list.onSelect = { [weak self] in self?.choose($0) }
    list.onReachEnd = { [model, weak list] in
      model.loadMore(after: list?.items.count ?? 0)
    }
    list.onFooterAction = { [model] in model.retryMore() }
    banner.handlers = container.handlers
    binding = Binding({ [model] in (model.request, model.state, model.footer, model.notice) }) {
      [weak self] request, state, footer, notice in
      self?.list.footer = footer
      self?.container.state = state
      self?.banner.message = notice
      self?.scroll(for: request)
    }
  }
}

extension SearchResultsController {
  private func choose(_ item: SearchItem) {
    switch item {
    case .result(let row, _): onOpen(row)
    case .all(let scope, _): model.choose(scope)
    }
  }

  /// Scrolls to the top if the results belong to another request.
  private func scroll(for request: SearchRequest) {
    guard request != shown else { return }
    shown = request
    list.scrollToTop()
  }
}
