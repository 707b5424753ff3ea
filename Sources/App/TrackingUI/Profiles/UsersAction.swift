import Containment
import GTK
import Localization
import Tracking

/// An action on the page for choosing a profile.
enum UsersAction {
  case add, browseAsGuest, useLocalProfiles
  case choose(User)
  case showPage(User)
  case edit(User)
  case remove(User)
}

extension UsersViewModel {
  /// Returns a profile's menu.
  ///
  /// - Parameter opensPages: Whether the menu can open the profile's page.
  func menu(of user: User, opensPages: Bool, perform: @escaping (UsersAction) -> Void) -> ItemMenu {
    let choosing = MenuItem(tr("_Switch to {user}", ["user": user.shortName]), name: "choose") {
      perform(.choose(user))
    }
    let showing = MenuItem(tr("_View Profile"), name: "show") { perform(.showPage(user)) }
    let editing = MenuItem(tr("_Edit…"), name: "edit") { perform(.edit(user)) }
    let removing = MenuItem(tr("Re_move"), name: "remove") { perform(.remove(user)) }
    let openItems = [choosing] + (opensPages && hasPage(user) ? [showing] : [])
    let editItems = (isEditable ? [editing] : []) + (canRemove(user) ? [removing] : [])
    return ItemMenu(user.name, [openItems, editItems].filter { !$0.isEmpty })
  }
}
