import Containment
import Foundation
import GTK

/// The whole screen: the list in a container that adds its states, and a button that loads the users again.
public enum UsersScreen {
  /// The document with sample users.
  public static let sampleFile = Bundle.module.bundleURL.appending(path: "Sample/users.json")

  /// Creates the screen's root view controller.
  ///
  /// - Parameter selected: The IDs of the initially selected users.
  public static func make(
    _ users: UserController, pictures: any ImageProviding, selected: Set<User.ID> = []
  ) -> ViewController {
    let page = StatefulContentController(UsersViewController(users, pictures: pictures, selected: selected))
    let button = Button(icon: "view-refresh-symbolic", name: "Reload")
    button.onClick { [weak page] in page?.reload() }
    page.navigationItem.trailing = [button]
    page.view.addShortcut("F5") { [weak page] in
      page?.reload()
      return true
    }
    return NavigationController(root: page)
  }
}
