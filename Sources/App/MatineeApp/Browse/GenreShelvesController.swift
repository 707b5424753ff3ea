import Containment
import GTK
import LoadingState
import MatineeCore
import TitleIdentity

/// A page with a shelf of titles for each film or series genre. A shelf loads when it comes near the visible area.
final class GenreShelvesController: FetcherController<[CompositionalSection<GenreID, TitleCard>]> {
  typealias Section = CompositionalSection<GenreID, TitleCard>

  private let model: GenreShelvesModel
  private let shelves: CompositionalController<GenreID, TitleCard>
  private let open: Open
  private var binding: Binding?

  init(
    title: String, model: GenreShelvesModel, images: any ImageProviding, badges: any BadgeProviding,
    open: @escaping Open
  ) {
    self.model = model
    self.open = open
    let shelves = CompositionalController<GenreID, TitleCard> { _ in CardView<TitleCard>(images: images, badges: badges)
    }
    self.shelves = shelves
    super.init(
      title: title, fetching: model,
      in: StateController(content: shelves) { [weak shelves] in shelves?.apply($0) })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Shelves that have already loaded refresh themselves.
    container.onAction = { [weak self] in self?.perform($0) { self?.model.genres.refresh() } }
    container.describeContent = { $0.count == 1 ? "1 genre" : "\($0.count) genres" }
    connectShelves()
    binding = Binding({ [model] in Self.sections(of: model) }) { [weak container] in container?.state = $0 }
  }

  override var isSettled: Bool { model.isSettled }
}

extension GenreShelvesController {
  private func connectShelves() {
    shelves.onSelect = { [open] card, _ in open(.title(card.id), .title(card.summary)) }
    shelves.onSeeAll = { [open] in open(.genre($0.id), .genre($0.title)) }
    shelves.onNear = { [model] in model.want($0.map(\.id)) }
    shelves.onReachEnd = { [weak self] section in
      guard let titles = self?.model.titles(of: section.id) else { return }
      // A shelf has no footer for an error, so scrolling to its end again retries.
      if case .failure = titles.footer { titles.retryMore() } else { titles.loadMore(after: section.items.count) }
    }
    shelves.onStateAction = { [weak self] section in
      guard case .failure(let message) = section.state else { return }
      self?.perform(message.action) { self?.model.titles(of: section.id).refresh() }
    }
  }

  /// Returns the shelves. A genre without titles has none.
  private static func sections(of model: GenreShelvesModel) -> ContentState<[Section]> {
    model.genres.state.map { genres in genres.compactMap { section($0, model.titles(of: $0.id).state) } }
  }

  private static func section(_ genre: NamedGenre, _ state: ContentState<[TitleCard]>) -> Section? {
    var section = Section(id: genre.id, title: genre.name, hasSeeAll: true)
    switch state {
    case .content(let titles), .loading(let titles?), .failed(_, let titles?): section.items = titles
    case .idle, .loading(nil): section.state = .loading
    case .failed(let message, nil): section.state = .failure(message)
    case .empty: return nil
    }
    return section
  }
}
