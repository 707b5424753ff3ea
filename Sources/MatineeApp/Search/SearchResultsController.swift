import Containment
import GTK
import LoadingState
import MatineeCore

/// Fetches what a search finds, and shows it in the container and the list of the other screens; above it, where that is
/// so, that the results are not TMDB's.
final class SearchResultsController: FetcherController<SearchFindings> {
  /// Called with a result that is opened.
  var onOpen: (SearchRow) -> Void = { _ in }
  private let model: SearchModel
  private let list: ConfigurableListController<SearchItemView>
  private let banner = BannerView()
  private let place = Place("the results, or their state")
  private var binding: Binding?
  private var shown: SearchRequest?

  init(_ model: SearchModel, images: any ImageProviding, badges: any BadgeProviding) {
    self.model = model
    let list = ConfigurableListController { SearchItemView(images: images, badges: badges) }
    self.list = list
    super.init(
      title: nil, fetching: model,
      in: StateController(content: list) { [weak list] in list?.items = SearchItem.items($0) })
  }

  override func loadView() {
    place.widget.expandsVertically = true
    view = Box(.vertical, [banner.widget, place.widget])
  }

  override func addContainer() { add(child: container, in: place) }

  override func viewDidLoad() {
    super.viewDidLoad()
    container.describeContent = \.counted
    list.onSelect = { [weak self] in self?.choose($0) }
    list.onReachEnd = { [model, weak list] in
      model.loadMore(after: list?.items.count ?? 0)
    }
    list.onFooterAction = { [model] in model.retryMore() }
    banner.onAction = { [weak self] action in self?.perform(action) { self?.refresh() } }
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

  /// What answers another question is seen from its start.
  private func scroll(for request: SearchRequest) {
    guard request != shown else { return }
    shown = request
    list.scrollToTop()
  }
}
