import Containment
import GTK
import Library
import LoadingState
import Localization
import MatineeCore

/// The watchlist as a grid of posters, with its order and filters above.
final class WatchlistController: ViewController, StatefulContentLoadable {
  private let model: WatchlistModel
  private let bar: WatchlistBar
  private let grid: GridController<CardView<TitleCard>>
  private var bindings: [Binding] = []

  /// - Parameter open: Opens a title.
  init(_ model: WatchlistModel, images: any ImageProviding, badges: any BadgeProviding, open: @escaping Open) {
    self.model = model
    bar = WatchlistBar(model)
    grid = GridController { CardView(images: images, badges: badges) }
    super.init(title: tr("Watchlist"))
    grid.onSelect = { open($0.destination) }
  }

  override func loadView() { view = Box(.vertical, [bar.widget]) }

  override var preferredFocus: Widget { grid.preferredFocus }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: grid)
    bindings = [
      Binding({ [model] in model.shown.map(TitleCard.init) }) { [grid] in grid.items = $0 },
      Binding({ [model] in (model.order, model.maximumMinutes, model.hidesWatched) }) { [bar] _ in bar.update() },
      Binding({ [model] in (model.shown.count, model.unknownCount) }) { [bar] in bar.show(count: $0, unknown: $1) },
    ]
  }

  func loadContent() async -> LoadResult {
    await .library { [model] () async throws(LibraryError) in
      try await model.load()
      return model.titles?.isEmpty == true ? .empty(.emptyWatchlist) : .content
    }
  }
}
