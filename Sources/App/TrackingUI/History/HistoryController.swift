import Catalogue
import Containment
import GTK
import Library
import Localization
import Tracking

/// The viewing history, grouped by month, newest first.
///
/// Keyboard: Enter opens the title, F2 changes the date, Delete removes the entry.
final class HistoryController: ViewController, LibraryContentController {
  /// Called with the action that the user chooses.
  var onAction: (HistoryAction) -> Void = { _ in }
  let model: HistoryModel
  private let list: ConfigurableListController<HeadedRowView<HistoryEntry>>
  private let makeTitleMenu: (TitleSummary) -> [[MenuItem]]
  private var binding: Binding?

  /// - Parameter titleMenu: Returns the menu items common to titles in all lists.
  init(
    _ model: HistoryModel, images: any ImageProviding, badges: PartBadges,
    titleMenu: @escaping (TitleSummary) -> [[MenuItem]] = { _ in [] }
  ) {
    self.model = model
    list = ConfigurableListController { HeadedRowView(ImageWithFourLabelsView(images: images, badges: badges)) }
    makeTitleMenu = titleMenu
    super.init(title: tr("History"))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
    list.highlightsRowContent()
    list.onSelect = { [weak self] in if let title = $0.title { self?.onAction(.open(title)) } }
    list.onReachEnd = { [model] in model.loadMore() }
    view.onItemKey("F2") { [weak self] (entry: HistoryEntry) in self?.onAction(.changeDate(entry.play)) }
    view.onItemKey("Delete") { [weak self] (entry: HistoryEntry) in self?.onAction(.remove(entry.play)) }
    view.setItemMenuProvider { [weak self, makeTitleMenu] (entry: HistoryEntry) in
      entry.menu(titleMenu: makeTitleMenu) { self?.onAction($0) }
    }
    view.setItemDragProvider { (entry: HistoryEntry) in ItemDrag(entry.play.title.name, entry.play.title) }
    binding = Binding({ [model] in model.entries }) { [list] in list.items = $0 ?? [] }
  }

  /// The list of rows.
  override var preferredFocus: Widget { list.preferredFocus }
}
