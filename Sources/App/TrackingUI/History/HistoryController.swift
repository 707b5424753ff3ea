import Catalogue
import Containment
import GTK
import Localization
import Tracking

/// The viewing history, grouped by day, newest first, with its filters above.
final class HistoryController: ViewController, LibraryContentController {
  let model: HistoryModel
  let actions: HistoryActions
  private let bar: HistoryBar
  private let accessory: SegmentAccessory
  private let list: ConfigurableListController<HistoryRowView>
  private var binding: Binding?
  private var shownFilter: HistoryFilter?

  init(_ model: HistoryModel, images: any ImageProviding, badges: PartBadges, actions: HistoryActions) {
    self.model = model
    self.actions = actions
    bar = HistoryBar(model)
    accessory = SegmentAccessory(bar.widget)
    list = ConfigurableListController { HistoryRowView(images: images, badges: badges) }
    super.init(title: tr("History"))
  }

  override func loadView() { view = Box(.vertical, [accessory.container, bar.message]) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
    list.view.expandsVertically = true
    list.onReachEnd = { [model] in model.loadMore() }
    actions.connect(list, model)
    binding = Binding({ [model] in (model.entries, model.shownFilter) }) { [weak self] in self?.show($0 ?? [], of: $1) }
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    model.updateDay()
    accessory.attach(to: self)
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    accessory.detach(from: self)
  }

  override var preferredFocus: Widget { list.preferredFocus }

  /// Shows entries, from the first one if the filter has changed.
  private func show(_ entries: [HistoryEntry], of filter: HistoryFilter?) {
    list.items = entries
    bar.show(isEmpty: entries.isEmpty)
    if filter != shownFilter { list.scrollToTop() }
    shownFilter = filter
  }
}
