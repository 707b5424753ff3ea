import AppFoundation
import Catalogue
import Containment
import GTK
import LoadingState
import Localization
import ScreenFoundation
import TitleIdentity

/// A page with a shelf of titles for each film or series genre. A shelf loads when it comes near the visible area.
final class GenreShelvesController: FetcherController<[CompositionalSection<GenreID, TitleCard>]> {
  /// Called with the title that the user selects.
  var onSelect: (TitleCard) -> Void = { _ in }
  /// Called with the genre, and its name, of which the user wants to see all titles.
  var onSeeAll: (GenreID, String) -> Void = { _, _ in }
  private let model: GenreShelvesModel
  private let shelves: CompositionalController<GenreID, TitleCard>
  private var binding: Binding?

  init(
    title: String, model: GenreShelvesModel, images: any ImageProviding, badges: any TitleBadges,
    perform: @escaping (AppAction) -> Void
  ) {
    self.model = model
    let shelves = CompositionalController<GenreID, TitleCard> { _ in CardView(images: images, badges: badges) }
    self.shelves = shelves
    let container = StateController(content: shelves) { [weak shelves] in shelves?.apply($0) }
    super.init(title: title, fetching: model, in: container, perform: perform)
    // Shelves that have already loaded refresh themselves.
    container.handlers.retry = { [model] in model.genres.refresh() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    container.describeContent = { tr(one: "{count} genre", other: "{count} genres", count: $0.count) }
    shelves.onSelect = { [weak self] card, _ in self?.onSelect(card) }
    shelves.onSeeAll = { [weak self] in self?.onSeeAll($0.id, $0.title) }
    shelves.onApproachSections = { [model] in model.want($0.map(\.id)) }
    shelves.onReachEnd = { [model] in model.loadMore(of: $0.id, after: $0.items.count) }
    shelves.onStateAction = { [handlers = container.handlers, model] section in
      guard case .failure(let message) = section.state else { return }
      var handlers = handlers
      handlers.retry = { model.titles(of: section.id).refresh() }
      handlers.perform(message.action)
    }
    binding = Binding({ [model] in model.sections }) { [weak container] in container?.state = $0 }
  }

  override var isSettled: Bool { model.isSettled }
}
