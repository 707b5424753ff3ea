import AppFoundation
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The watchlist as posters or as rows, with its order and filters above.
final class WatchlistController: ViewController, LibraryContentController {
  let model: WatchlistModel
  private let bar: WatchlistBar
  private let content: TitleListContentController<WatchlistEntry>
  private var bindings: [Binding] = []
  private var shownQuery: WatchlistQuery?

  /// - Parameters:
  ///   - perform: Performs the action of a button above the titles.
  ///   - onSelect: Called with the title that the user selects.
  init(
    _ model: WatchlistModel, _ app: ScreenDependencies, perform: @escaping (AppAction) -> Void,
    onSelect: @escaping (WatchlistEntry) -> Void
  ) {
    self.model = model
    bar = WatchlistBar(model, perform: perform)
    content = TitleListContentController(app.listLayout, images: app.images, badges: app.badges, onSelect: onSelect)
    super.init(title: tr("Watchlist"))
  }

  override func loadView() { view = Box(.vertical, [bar.widget]) }

  override var preferredFocus: Widget { content.preferredFocus }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: content)
    content.view.expandsVertically = true
    content.onReachEnd = { [model] in model.loadMore() }
    content.onArrange = { [bar] in bar.show(arrangedAsPosters: $0) }
    bar.show(arrangedAsPosters: content.showsPosters)
    bindings = [
      Binding({ [model] in (model.entries, model.shownQuery) }) { [weak self] in self?.show($0, of: $1) },
      Binding({ [model] in
        (model.order, model.maximumMinutes, model.hidesWatched, model.showsOnlyMyServices, model.myServices.ids.isEmpty)
      }) { [bar] _ in bar.update() },
      Binding({ [model] in (model.entries.count, model.unknownCount, model.unknownServicesCount) }) { [bar] in
        bar.show(count: $0, unknownLengths: $1, unknownServices: $2)
      },
    ]
  }

  /// Shows titles, from the first one if their order or the filters have changed.
  private func show(_ entries: [WatchlistEntry], of query: WatchlistQuery?) {
    content.items = entries
    guard query != shownQuery else { return }
    shownQuery = query
    content.scrollToTop()
  }
}
