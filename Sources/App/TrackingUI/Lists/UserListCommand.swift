import Containment
import GTK
import Library
import Localization
import Tracking

/// A command for one of the lists on the page of all lists.
enum UserListCommand: String, CaseIterable {
  case open, edit, remove
  case moveUp = "move-up"
  case moveDown = "move-down"

  /// The keyboard shortcut; `nil` if the page has none, because Enter opens any row.
  var key: String? {
    switch self {
    case .open: nil
    case .edit: "F2"
    case .remove: "Delete"
    case .moveUp: "<Alt>Up"
    case .moveDown: "<Alt>Down"
    }
  }

  private var menuTitle: String {
    switch self {
    case .open: tr("_Open")
    case .edit: tr("_Edit…")
    case .remove: tr("Re_move")
    case .moveUp: tr("Move _Up")
    case .moveDown: tr("Move _Down")
    }
  }

  /// Returns a list's menu. Only the user's own lists can be changed.
  static func menu(of list: UserList, perform: @escaping (UserListCommand) -> Void) -> ItemMenu {
    let sections: [[Self]] = [[.open]] + (list.isOwn ? [[.moveUp, .moveDown], [.edit, .remove]] : [])
    return ItemMenu(
      list.shownName,
      sections.map { section in
        section.map { command in MenuItem(command.menuTitle, name: command.rawValue) { perform(command) } }
      })
  }
}
