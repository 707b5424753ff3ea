import Catalogue
import Containment
import Library
import ScreenFoundation
import Tracking

/// The flow of a list's page: its titles, the dialogs for its name and notes, and its end when the list is removed.
struct UserListCoordinator {
  let app: TrackingDependencies
  let dialogs: UserListDialogs
  /// Opens a title.
  let open: Open
  /// Leaves a page whose list no longer exists.
  let close: (ViewController) -> Void

  /// Makes the page of a list.
  ///
  /// - Parameter name: The list's name, if known.
  func makePage(_ id: ListID, name: String?, titleMenu: @escaping TitleMenu) -> ViewController {
    let list = UserListModel(id, dialogs.lists.library, format: app.catalogue.format)
    let items = UserListItemsController(list, images: app.images, titleMenu: titleMenu)
    let page = StatefulContentController(observing: UserListController(title: name, model: list, items: items))
    list.onRemove = { [weak page, close] in page.map(close) }
    items.onOpen = { [open] in open(TitleDestination($0)) }
    items.onEdit = { [dialogs, weak page] in dialogs.edit($0, of: list, over: page?.window) }
    page.handle { [dialogs, weak page] (action: UserListAction) in
      switch action {
      case .addNote: dialogs.addNote(to: list, over: page?.window)
      }
    }
    let menu = UserListMenu(list, lists: dialogs.lists) { [dialogs, weak page] in
      dialogs.rename($0, over: page?.window)
    }
    page.navigationItem.trailing = [menu.button]
    page.navigationItem.owners.append(menu)
    return page
  }
}
