import Containment
import GTK
import Library
import Localization
import Tracking

/// The page of all lists, with their progress, and a button for a new list.
///
/// Keyboard: Enter opens, F2 renames, Delete removes, Alt+Up and Alt+Down move; Ctrl+N creates a list, as on
/// every page. A title can be dropped onto a list to add it.
final class UserListsController: ViewController, LibraryContentController {
  /// Called when the user wants to make a list.
  var onCreate: () -> Void = {}
  /// Called with a command for a list.
  var onCommand: (UserListCommand, UserList) -> Void = { _, _ in }
  let model: UserListsModel
  private let list: ListController<UserListRow>
  private var binding: Binding?

  init(title: String, model: UserListsModel, images: any ImageProviding) {
    self.model = model
    list = ListController(images: images, picture: .collage)
    super.init(title: title)
  }

  override func loadView() {
    let button = Button(label: tr("New List…"))
    button.horizontalAlignment = .end
    button.onClick { [weak self] in self?.onCreate() }
    button.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = Box(.vertical, [Clamp(button, maximumWidth: PageMetrics.rowWidth, tightens: false)])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
    list.onSelect = { [weak self] in self?.onCommand(.open, $0.list) }
    connectCommands()
    view.setItemDropHandler { [model] (title: TitleReference, row: UserListRow) in
      Task { await model.add(title, to: row.list) }
    }
    binding = Binding({ [model] in model.rows }) { [list] in list.items = $0 ?? [] }
  }

  /// The list of rows.
  override var preferredFocus: Widget { list.preferredFocus }

  /// Focuses a list that was moved, and announces its position, counted from 1.
  func showMove(of moved: UserList, to position: Int, of count: Int) {
    list.focusRow(of: moved.id)
    announce(
      tr(
        "{list}: {position} of {count}",
        ["list": moved.shownName, "position": "\(position)", "count": "\(count)"]))
  }

  private func connectCommands() {
    for command in UserListCommand.allCases {
      guard let key = command.key else { continue }
      view.onItemKey(key, if: \.list.isOwn) { [weak self] (row: UserListRow) in self?.onCommand(command, row.list) }
    }
    view.setItemMenuProvider { [weak self] (row: UserListRow) in
      UserListCommand.menu(of: row.list) { self?.onCommand($0, row.list) }
    }
  }
}
