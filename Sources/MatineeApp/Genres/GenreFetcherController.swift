import Containment
import GTK
import LoadingState
import MatineeCore

/// Ties the titles of one genre to a grid with states.
final class GenreFetcherController: ViewController, Screen {
  /// Called with the name of a message's action that is not *retry*.
  var onAction: (String) -> Void = { _ in }
  private let model: PagedListModel<TitleCard>
  private let grid: GridController<CardView<TitleCard>>
  private let container: StateController<[TitleCard]>
  private let findName: () async -> String?
  private let needsName: Bool
  private var naming: Task<Void, Never>?
  private var binding: Binding?

  /// - Parameters:
  ///   - title: the genre's name, where it is known.
  ///   - findName: asks for it where it is not.
  init(
    title: String?, model: PagedListModel<TitleCard>, images: any ImageProviding, open: @escaping Open,
    findName: @escaping () async -> String?
  ) {
    self.model = model
    self.findName = findName
    let grid = GridController<CardView<TitleCard>> { CardView(images: images) }
    self.grid = grid
    container = StateController(content: grid) { [weak grid] in grid?.items = $0 }
    needsName = title == nil
    super.init(title: title ?? "Genre")
    grid.onSelect = TitlePages.openTitle(open)
    grid.onComingNext = { [weak grid] coming in
      images.expect(coming.compactMap(\.cardImage), size: CardShape.poster.pictureSize, on: grid)
    }
  }

  isolated deinit { naming?.cancel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: container)
    container.onAction = { [weak self] action in
      if case .custom(let name) = action { self?.onAction(name) } else { self?.refresh() }
    }
    grid.onReachEnd = { [model, weak grid] in model.loadMore(after: grid?.items.count ?? 0) }
    grid.onFooterAction = { [model] in model.retryMore() }
    container.describeContent = { [model] _ in model.summary }
    binding = Binding({ [model] in (model.state, model.footer) }) { [weak self] state, footer in
      self?.grid.footer = footer
      self?.container.state = state
    }
  }

  override var preferredFocus: Widget { container.preferredFocus }

  override func viewWillAppear() {
    super.viewWillAppear()
    model.loadIfNeeded()
    guard needsName, naming == nil else { return }
    naming = Task { [weak self, findName] in
      let name = await findName()
      if let name, !Task.isCancelled { self?.title = name }
    }
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    model.cancel()
  }

  var isSettled: Bool { container.state.isSettled }
  var hasContent: Bool { model.state.content != nil }

  func refresh() { model.refresh() }
}
