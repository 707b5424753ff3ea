import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The titles that the user has rated, with their order and filters above.
final class RatingsController: ViewController, LibraryContentController {
  let model: RatingsModel
  private let bar: RatingsBar
  private let accessory: SegmentAccessory
  private let grid: GridController<CardView<RatedTitle>>
  private var binding: Binding?
  private var shownFilter: RatingsFilter?

  /// - Parameter onSelect: Called with the title that the user selects.
  init(_ model: RatingsModel, _ app: ScreenDependencies, onSelect: @escaping (RatedTitle) -> Void) {
    self.model = model
    bar = RatingsBar(model)
    accessory = SegmentAccessory(bar.widget)
    grid = GridController { CardView(images: app.images, badges: app.badges) }
    super.init(title: tr("Ratings"))
    grid.onSelect = onSelect
  }

  override func loadView() { view = Box(.vertical, [accessory.container, bar.messages]) }

  override func viewWillAppear() {
    super.viewWillAppear()
    accessory.attach(to: self)
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    accessory.detach(from: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: grid)
    grid.view.expandsVertically = true
    grid.onReachEnd = { [model] in model.loadMore() }
    bar.onFailure = { [weak self] in self?.announce($0) }
    binding = Binding({ [model] in (model.titles, model.shownFilter) }) { [weak self] in self?.show($0 ?? [], of: $1) }
  }

  override var preferredFocus: Widget { grid.items.isEmpty ? bar.widget : grid.preferredFocus }

  /// Shows titles, from the first one if their order or the filter has changed.
  private func show(_ titles: [RatedTitle], of filter: RatingsFilter?) {
    grid.items = titles
    // In GTK 4.8, Tab gets lost in an empty grid.
    grid.view.isVisible = !titles.isEmpty
    bar.show(isEmpty: titles.isEmpty)
    if filter != shownFilter { grid.scrollToTop() }
    shownFilter = filter
  }
}
