import AppFoundation
import Catalogue
import Containment
import GTK
import LoadingState
import Localization
import Observation
import Planning
import ScreenFoundation

/// The Home tab: shelves with titles to watch next.
final class HomeController: FetcherController<[CompositionalSection<HomeSection, HomeItem>]> {
  /// Called with the card that the user selects.
  var onSelect: (HomeItem) -> Void = { _ in }
  /// Called with the section of which the user wants to see all titles.
  var onSeeAll: (HomeSection) -> Void = { _ in }
  private let model: HomeModel
  private let shelves: CompositionalController<HomeSection, HomeItem>
  private let coming: ComingColumnController
  private let content: HomeContentController
  private let expansion = Expansion()
  private var bindings: [Binding] = []

  /// Whether a narrow page shows all next episodes.
  @Observable fileprivate final class Expansion {
    var isExpanded = false
  }

  init(
    title: String, _ model: HomeModel, images: any ImageProviding, badges: any TitleBadges,
    perform: @escaping (AppAction) -> Void, _ actions: HomeActions
  ) {
    self.model = model
    let shelves = CompositionalController<HomeSection, HomeItem> { layout in
      switch layout {
      case .list: HomeRowView(images: images, actions)
      case .shelf(.nextEpisode): EpisodeCardView(images: images, actions)
      case .shelf, .grid: CardView(images: images, badges: badges)
      }
    }
    self.shelves = shelves
    coming = ComingColumnController(model.comingUp, images: images, actions)
    let content = HomeContentController(shelves, coming)
    self.content = content
    super.init(
      title: title, fetching: model, in: StateController(content: content) { [weak content] in content?.apply($0) },
      perform: perform)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    shelves.onSelect = { [weak self] item, _ in self?.onSelect(item) }
    coming.onSelect = { [weak self] in self?.onSelect($0) }
    shelves.onSeeAll = { [weak self] in self?.showAll(of: $0.id) }
    shelves.onReachEnd = { [model] in model.loadMore(of: $0.id, after: $0.items.count) }
    shelves.onStateAction = { [handlers = container.handlers] section in
      if case .failure(let message) = section.state { handlers.perform(message.action) }
    }
    container.describeContent = { tr(one: "{count} shelf", other: "{count} shelves", count: $0.count) }
    bindings = [
      Binding({ [model, expansion, arrangement = content.arrangement] in
        model.sections(arrangement.layout, isExpanded: expansion.isExpanded)
      }) { [weak container] in container?.state = .content($0) },
      Binding({ [model] in model.isHalfEmpty }) { [model] in if $0 { model.loadMoreLists() } },
    ]
  }

  override var isSettled: Bool { model.isSettled }

  private func showAll(of section: HomeSection) {
    if section == .continueWatching { expansion.isExpanded = true } else { onSeeAll(section) }
  }
}
