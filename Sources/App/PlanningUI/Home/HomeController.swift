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
  /// Called with the card that the user selects.
  var onSelect: (HomeItem) -> Void = { _ in }
  /// Called with the section of which the user wants to see all titles.
  var onSeeAll: (HomeSection) -> Void = { _ in }
  private let model: HomeModel
  private let shelves: CompositionalController<HomeSection, HomeItem>
  private var binding: Binding?

  init(
    title: String, _ model: HomeModel, images: any ImageProviding, badges: any TitleBadges,
    perform: @escaping (AppAction) -> Void, _ actions: HomeActions
  ) {
    self.model = model
    let shelves = CompositionalController<HomeSection, HomeItem> { layout in
      if layout == .shelf(.nextEpisode) { return EpisodeCardView(images: images, actions) }
      return CardView(images: images, badges: badges)
    }
    self.shelves = shelves
    super.init(
      title: title, fetching: model, in: StateController(content: shelves) { [weak shelves] in shelves?.apply($0) },
      perform: perform)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    shelves.onSelect = { [weak self] item, _ in self?.onSelect(item) }
    shelves.onSeeAll = { [weak self] in self?.onSeeAll($0.id) }
    shelves.onReachEnd = { [model] in model.loadMore(of: $0.id, after: $0.items.count) }
    shelves.onStateAction = { [handlers = container.handlers] section in
      if case .failure(let message) = section.state { handlers.perform(message.action) }
    }
    container.describeContent = { tr(one: "{count} shelf", other: "{count} shelves", count: $0.count) }
    binding = Binding({ [model] in model.sections }) { [weak container] in container?.state = .content($0) }
  }

  override var isSettled: Bool { model.isSettled }
}
