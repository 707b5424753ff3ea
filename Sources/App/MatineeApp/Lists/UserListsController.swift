import Containment
import GTK
import Library
import LoadingState
import MatineeCore
import TitleIdentity

/// The page of all lists, with their progress, and a button for a new list.
///
/// Keyboard: Enter opens, F2 renames, Delete removes, Alt+Up and Alt+Down move; Ctrl+N makes a list, here as
/// everywhere. A title can be dropped onto a list to add it.
final class UserListsController: ViewController {
  /// Called with the list to open.
  var onOpen: (UserList) -> Void = { _ in }
  /// Called when the user wants to make a list.
  var onCreate: () -> Void = {}
  /// Called with the list to rename.
  var onRename: (UserList) -> Void = { _ in }
  private let model: UserListsModel
  private let list: ListController<UserList>
  private let container = ChildContainer("the lists")
  private var binding: Binding?

  init(title: String, model: UserListsModel, images: any ImageProviding) {
    self.model = model
    list = ListController(images: images, picture: .avatar)
    super.init(title: title)
  }

  override func loadView() {
    let button = Button(label: "New List…")
    button.horizontalAlignment = .end
    button.onClick { [weak self] in self?.onCreate() }
    button.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    let line = Clamp(button, maximumWidth: 860, tightens: false)
    container.widget.expandsVertically = true
    view = Box(.vertical, [line, container.widget])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list, in: container)
    list.onSelect = { [weak self] in self?.onOpen($0) }
    addKeys()
    setItemMenuProvider { [weak self] in ($0 as? UserList).flatMap { self?.menu(of: $0) } }
    setItemDropHandler({ $0 is TitleReference && $1 is UserList }) { [model] title, list in
      guard let title = title as? TitleReference, let list = list as? UserList else { return }
      Task { await model.add(title, to: list) }
    }
    binding = Binding({ [model] in model.lists }) { [list] in list.items = $0 ?? [] }
  }

  /// The list of rows.
  override var preferredFocus: Widget { list.preferredFocus }
}

extension UserListsController: StatefulContentLoadable {
  func loadContent() async -> LoadResult {
    do throws(LibraryError) {
      try await model.load()
      return model.isUsed ? .content : .empty(.noLists)
    } catch {
      return .failure(StateMessage(error))
    }
  }
}

extension UserListsController {
  private func addKeys() {
    on("F2") { $0.onRename($1) }
    on("Delete") { $0.remove($1) }
    on("<Alt>Up") { $0.move($1, by: -1) }
    on("<Alt>Down") { $0.move($1, by: 1) }
  }

  /// Adds a shortcut that acts on the focused list, if the user created it.
  private func on(_ key: String, _ body: @escaping (UserListsController, UserList) -> Void) {
    view.addShortcut(key, isLocal: true) { [weak self] in
      guard let self, let list = focusedItem as? UserList, list.isOwn else { return false }
      body(self, list)
      return true
    }
  }

  private func menu(of list: UserList) -> ItemMenu {
    let opening = MenuItem("_Open", name: "open") { [weak self] in self?.onOpen(list) }
    guard list.isOwn else { return ItemMenu(list.shownName, [[opening]]) }
    return ItemMenu(
      list.shownName,
      [
        [opening],
        [
          MenuItem("Move _Up", name: "move-up") { [weak self] in self?.move(list, by: -1) },
          MenuItem("Move _Down", name: "move-down") { [weak self] in self?.move(list, by: 1) },
        ],
        [
          MenuItem("_Rename…", name: "rename") { [weak self] in self?.onRename(list) },
          MenuItem("Re_move", name: "remove") { [weak self] in self?.remove(list) },
        ],
      ])
  }

  private func remove(_ list: UserList) {
    Task { [model] in await model.remove(list) }
  }

  private func move(_ list: UserList, by step: Int) {
    Task { [weak self, model] in
      guard let (container, count) = await model.move(list, by: step), let self else { return }
      self.list.focusRow(of: list.id)
      announce("\(list.shownName): \(container) of \(count)")
    }
  }
}
