import AppFoundation
import Catalogue
import Containment
import GTK
import LoadingState
import Localization
import Planning
import ScreenFoundation

/// The Home tab: shelves with titles to watch next.
final class HomeController: FetcherController<[CompositionalSection<HomeSection, HomeItem>]> {
  private let model: HomeModel
  private let shelves: CompositionalController<HomeSection, HomeItem>
  private var binding: Binding?

  /// - Parameter watch: Marks an episode as watched.
  init(
    title: String, _ model: HomeModel, images: any ImageProviding, badges: any TitleBadges, open: @escaping Open,
    perform: @escaping (AppAction) -> Void, watch: @escaping (NextEpisode) -> Void
  ) {
    self.model = model
    let shelves = CompositionalController<HomeSection, HomeItem> { layout in
      if layout == .shelf(.nextEpisode) { return NextEpisodeCardView(images: images, watch: watch) }
      return CardView(images: images, badges: badges)
    }
    self.shelves = shelves
    super.init(
      title: title, fetching: model, in: StateController(content: shelves) { [weak shelves] in shelves?.apply($0) },
      perform: perform)
    shelves.onSelect = { item, _ in open(item.destination) }
    shelves.onSeeAll = { perform(.open($0.id.address)) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    shelves.onReachEnd = { [model] in model.loadMore(of: $0.id, after: $0.items.count) }
    shelves.onStateAction = { [handlers = container.handlers] section in
      if case .failure(let message) = section.state { handlers.perform(message.action) }
    }
    container.describeContent = { tr(one: "{count} shelf", other: "{count} shelves", count: $0.count) }
    binding = Binding({ [model] in model.sections }) { [weak container] in container?.state = .content($0) }
  }

  override var isSettled: Bool { model.isSettled }
}

extension HomeSection {
  /// The screen with all titles of the section.
  fileprivate var address: ScreenAddress {
    switch self {
    case .continueWatching: .history
    case .watchlist: .watchlist
    case .trendingFilms: ScreenAddress("\(DownloadedItem.ID.movies(.trending))")
    case .trendingSeries: ScreenAddress("\(DownloadedItem.ID.shows(.trending))")
    }
  }
}

extension HomeModel {
  /// Loads more titles at the end of a shelf. If they failed to load before, retries, because a shelf has no footer.
  fileprivate func loadMore(of section: HomeSection, after count: Int) {
    let list: PagedListModel<TitleSummary>
    switch section {
    case .continueWatching, .watchlist: return
    case .trendingFilms: list = trendingFilms
    case .trendingSeries: list = trendingSeries
    }
    if case .failure = list.footer { list.retryMore() } else { list.loadMore(after: count) }
  }
}

extension CardShape {
  /// The card of an episode to watch next.
  static let nextEpisode: CardShape = {
    var shape = CardShape(width: 280, height: 158)
    shape.titleLines = 1
    return shape
  }()
}
