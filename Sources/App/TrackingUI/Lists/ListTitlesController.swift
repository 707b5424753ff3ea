import AppFoundation
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking

/// The titles on a list as posters or as rows, with their order and filters above. In the user's order, they can be
/// moved by dragging and by Alt with the arrow keys.
final class ListTitlesController: ViewController, LibraryContentController {
  let model: ListTitlesModel
  /// Called with the title whose note the user wants to edit.
  var onEdit: (ListTitle) -> Void = { _ in }
  /// Called with the title that the user removes; `nil` if other items of its menu do so.
  var onRemove: ((ListTitle) -> Void)?
  /// Returns the menu items common to titles in all lists.
  var titleMenu: TitleMenu = { _ in [] }
  private let bar: ListTitlesBar
  private let accessory: SegmentAccessory
  private let header = ListHeaderView()
  private let content: TitleListContentController<ListTitle>
  private var bindings: [Binding] = []
  private var shownQuery: ListTitlesQuery?

  /// - Parameters:
  ///   - perform: Performs the action of a button above the titles.
  ///   - onSelect: Called with the title that the user selects.
  init(
    _ model: ListTitlesModel, _ app: ScreenDependencies, perform: @escaping (AppAction) -> Void,
    onSelect: @escaping (ListTitle) -> Void
  ) {
    self.model = model
    bar = ListTitlesBar(model, perform: perform)
    accessory = SegmentAccessory(bar.widget)
    content = TitleListContentController(app.listLayout, images: app.images, badges: app.badges, onSelect: onSelect)
    super.init(title: tr("Watchlist"))
  }

  override func loadView() { view = Box(.vertical, [header.widget, accessory.container, bar.remark]) }

  override func viewWillAppear() {
    super.viewWillAppear()
    accessory.attach(to: self)
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    accessory.detach(from: self)
  }

  override var preferredFocus: Widget { content.preferredFocus }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: content)
    content.view.expandsVertically = true
    content.onReachEnd = { [model] in model.loadMore() }
    content.onArrange = { [bar] in bar.show(arrangedAsPosters: $0) }
    bar.show(arrangedAsPosters: content.showsPosters)
    connectItems()
    bindings += [
      Binding({ [model] in (model.entries, model.shownQuery) }) { [weak self] in self?.show($0, of: $1) },
      Binding({ [model] in
        (
          model.order, model.maximumMinutes, model.genre, model.genres, model.hidesWatched, model.showsOnlyMyServices,
          model.myServices.ids.isEmpty
        )
      }) { [bar] _ in bar.update() },
      Binding({ [model] in
        (model.entries.isEmpty, model.unknownCount, model.findsUnknown, model.showsUnknown, model.missing?.state)
      }) { [bar] _ in bar.showUnknown() },
    ]
  }

  /// Shows a list's description and the numbers of its titles above them.
  ///
  /// - Parameter onAdd: Called when the user wants to add titles.
  func showHeader(of list: UserListModel, onAdd: @escaping () -> Void) {
    header.onAdd = onAdd
    bindings.append(
      Binding({ [model] in (list.list?.about ?? "", model.counts) }) { [header] in header.show($0, $1) })
  }
}

extension ListTitlesController {
  /// Shows titles, from the first one if their order or the filters have changed.
  private func show(_ entries: [ListTitle], of query: ListTitlesQuery?) {
    content.items = entries
    guard query != shownQuery else { return }
    shownQuery = query
    content.scrollToTop()
  }

  private func connectItems() {
    view.setItemMenuProvider { [weak self] (title: ListTitle) in self?.menu(of: title) }
    view.setItemDropHandler { [model] (dragged: TitleReference, goal: ListTitle) in
      model.canReorder && dragged.key != goal.reference.key && model.contains(dragged)
    } perform: { [model] (dragged: TitleReference, goal: ListTitle) in
      Task { await model.move(dragged, to: goal) }
    }
    view.onItemKey("<Alt>Up") { [weak self] (title: ListTitle) in self?.move(title, by: -1) }
    view.onItemKey("<Alt>Down") { [weak self] (title: ListTitle) in self?.move(title, by: 1) }
    view.onItemKey("F2") { [weak self] (title: ListTitle) in self?.onEdit(title) }
    view.onItemKey("Delete", if: { [weak self] _ in self?.onRemove != nil }) { [weak self] (title: ListTitle) in
      self?.onRemove?(title)
    }
  }

  private func menu(of title: ListTitle) -> ItemMenu {
    let moving =
      model.canReorder
      ? [(tr("Move _Up"), "move-up", -1), (tr("Move _Down"), "move-down", 1)].map { text, name, step in
        MenuItem(text, name: name) { [weak self] in self?.move(title, by: step) }
      } : []
    let note = MenuItem(tr("_Note…"), name: "edit") { [weak self] in self?.onEdit(title) }
    let removal = onRemove.map { remove in MenuItem(tr("Re_move from List"), name: "remove") { remove(title) } }
    let own = [moving, [note] + [removal].compactMap(\.self)].filter { !$0.isEmpty }
    return ItemMenu(title.shortName, own + titleMenu(title.summary))
  }

  /// Moves a title immediately, so that it keeps the focus, and back if the move can't be saved.
  private func move(_ title: ListTitle, by step: Int) {
    guard model.canReorder, let start = content.items.firstIndex(where: { $0.id == title.id }),
      content.items.indices.contains(start + step)
    else { return }
    content.items.swapAt(start, start + step)
    content.focus(on: title.id)
    announce(tr("{title}: place {position}", ["title": title.shortName, "position": "\(start + step + 1)"]))
    Task { [model, content, order = content.items] in
      if await !model.move(title, in: order) { content.items = model.entries }
    }
  }
}
