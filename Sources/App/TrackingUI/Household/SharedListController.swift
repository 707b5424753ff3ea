import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking

/// The page of another profile's list, read-only. Its titles have the same menu as elsewhere.
final class SharedListController: ViewController, LibraryContentController {
  /// Called with the title to open.
  var onOpen: (TitleSummary) -> Void = { _ in }
  let model: SharedListModel
  private let list: ListController<UserListEntry>
  private let makeTitleMenu: (TitleSummary) -> [[MenuItem]]
  private let caption = Label(wrapping: "", styles: "dim-label")
  private var binding: Binding?

  /// - Parameter titleMenu: Returns the menu items common to titles in all lists.
  init(
    title: String?, model: SharedListModel, images: any ImageProviding, badges: any TitleBadges,
    titleMenu: @escaping (TitleSummary) -> [[MenuItem]]
  ) {
    self.model = model
    makeTitleMenu = titleMenu
    list = ListController(images: images, badges: badges)
    super.init(title: title ?? tr("List"))
  }

  override func loadView() {
    caption.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = Box(.vertical, [Clamp(caption, maximumWidth: PageMetrics.rowWidth, tightens: false)])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
    list.onReachEnd = { [model] in model.loadMore() }
    list.onSelect = { [weak self] entry in if let title = entry.title { self?.onOpen(title) } }
    view.setItemMenuProvider { [weak self] (entry: UserListEntry) in self?.menu(of: entry) }
    binding = Binding({ [model] in (model.entries ?? [], model.name, model.caption) }) { [weak self] in
      self?.show($0, $1, $2)
    }
  }

  /// The list of rows.
  override var preferredFocus: Widget { list.preferredFocus }

  private func menu(of entry: UserListEntry) -> ItemMenu? {
    guard let title = entry.title else { return nil }
    let opening = MenuItem(tr("_Open"), name: "open") { [weak self] in self?.onOpen(title) }
    return ItemMenu(entry.shortName, [[opening]] + makeTitleMenu(title))
  }

  private func show(_ entries: [UserListEntry], _ name: String?, _ text: String?) {
    list.items = entries
    if let name { title = name }
    caption.text = text ?? ""
    caption.isVisible = text != nil
  }
}
