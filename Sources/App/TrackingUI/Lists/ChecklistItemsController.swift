import Catalogue
import Containment
import GTK
import Localization
import TitleIdentity
import Tracking

/// The open and completed items of a checklist. A change is visible at once, and is reverted if it can't be saved.
final class ChecklistItemsController: ViewController {
  /// Called with the title to open.
  var onOpen: (TitleSummary) -> Void = { _ in }
  /// Called with the item whose text the user wants to edit.
  var onEdit: (UserListEntry) -> Void = { _ in }
  private let model: ChecklistModel
  private let tasks: TaskListController<UserListEntry>
  private let makeTitleMenu: (TitleSummary) -> [[MenuItem]]

  /// - Parameter titleMenu: Returns the menu items common to titles in all lists.
  init(_ model: ChecklistModel, images: any ImageProviding, titleMenu: @escaping (TitleSummary) -> [[MenuItem]]) {
    self.model = model
    tasks = TaskListController(images: images)
    makeTitleMenu = titleMenu
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: tasks)
    view.expandsVertically = true
    tasks.onSelect = { [weak self] in self?.select($0) }
    tasks.onToggle = { [weak self] in self?.tick($0) }
    tasks.onRemove = { [weak self] in self?.remove($0) }
    tasks.onReachEnd = { [model] in model.loadMore() }
    tasks.onRename = { [weak self] in self?.onEdit($0) }
    view.setItemMenuProvider { [weak self] (entry: UserListEntry) in self?.menu(of: entry) }
  }

  override var preferredFocus: Widget { tasks.preferredFocus }

  func show(_ entries: [UserListEntry], canReorder: Bool) {
    tasks.items = entries
    tasks.onMove = canReorder ? { [weak self] in self?.move($0) } : nil
  }
}

extension ChecklistItemsController {
  private func select(_ entry: UserListEntry) {
    if let title = entry.title { onOpen(title) } else if entry.reference == nil { onEdit(entry) }
  }

  /// Checks or unchecks an item immediately, so that screen readers announce it with the next frame.
  private func tick(_ entry: UserListEntry) {
    let isDone = !entry.isDone
    tasks.items = tasks.items.map { $0.id == entry.id ? $0.withDone(isDone) : $0 }
    save { await $0.list.tick(entry, isDone) }
  }

  private func move(_ move: TaskMove<UserListEntry>) {
    tasks.items = move.applied(to: tasks.items)
    save { await $0.list.move(move.item, after: move.previous?.id, before: move.next?.id) }
  }

  /// Shows the saved items again if a change can't be saved.
  private func save(_ change: @escaping (ChecklistModel) async -> Bool) {
    Task { [model, weak tasks] in
      if await !change(model) { tasks?.items = model.entries }
    }
  }

  private func remove(_ entry: UserListEntry) {
    Task { [list = model.list] in await list.remove(entry.id, named: entry.shortName) }
  }

  private func menu(of entry: UserListEntry) -> ItemMenu {
    let isNote = entry.reference == nil
    let own = [
      MenuItem(tr("_Done"), name: "done", isOn: entry.isDone) { [weak self] in self?.tick(entry) },
      MenuItem(isNote ? tr("_Edit…") : tr("_Note…"), name: "edit") { [weak self] in self?.onEdit(entry) },
      MenuItem(tr("Re_move from List"), name: "remove") { [weak self] in self?.remove(entry) },
    ]
    return ItemMenu(entry.shortName, [own] + (entry.title.map(makeTitleMenu) ?? []))
  }
}

extension TaskMove {
  /// Returns the items after the move.
  fileprivate func applied(to items: [Item]) -> [Item] {
    var items = items.filter { $0.id != item.id }
    let index = { (neighbor: Item?) in neighbor.flatMap { next in items.firstIndex { $0.id == next.id } } }
    items.insert(item, at: index(previous).map { $0 + 1 } ?? index(next) ?? 0)
    return items
  }
}
