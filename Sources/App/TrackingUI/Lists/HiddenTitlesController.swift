import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation
import Tracking

/// The page of the titles in which the user isn't interested. Delete shows a title again, like the button in its row.
final class HiddenTitlesController: ViewController, LibraryContentController {
  /// Called with the title to open.
  var onOpen: (HiddenTitle) -> Void = { _ in }
  let model: HiddenTitlesModel
  private let list: ConfigurableListController<HiddenTitleRow>
  private var binding: Binding?

  init(_ model: HiddenTitlesModel, images: any ImageProviding) {
    self.model = model
    list = ConfigurableListController { HiddenTitleRow(images: images, restore: model.restore) }
    super.init(title: tr("Not Interested"))
  }

  override func loadView() { view = Box(.vertical, []) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
    list.view.expandsVertically = true
    list.onSelect = { [weak self] in self?.onOpen($0) }
    view.onItemKey("Delete") { [model] (title: HiddenTitle) in model.restore(title) }
    view.setItemMenuProvider { [weak self] (title: HiddenTitle) in self?.menu(of: title) }
    binding = Binding({ [model] in model.titles ?? [] }) { [list] in list.items = $0 }
  }

  override var preferredFocus: Widget { list.preferredFocus }

  private func menu(of title: HiddenTitle) -> ItemMenu {
    ItemMenu(
      title.title.title,
      [
        [
          MenuItem(tr("_Open"), name: "open") { [weak self] in self?.onOpen(title) },
          MenuItem(tr("_Show Again"), name: "restore") { [model] in model.restore(title) },
        ]
      ])
  }
}
