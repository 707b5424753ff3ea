import Containment
import GTK
import Localization
import ScreenFoundation
import TrackingUI

/// The main menu.
final class MainMenu {
  let button = MenuButton(icon: "open-menu-symbolic", name: tr("Main Menu"), menu: Menu(sections: []), isPrimary: true)

  /// - Parameter profile: The current profile's name, if there may be several profiles.
  func show(profile: String?) { button.setMenu(Self.make(profile: profile)) }

  private static func make(profile: String?) -> Menu {
    let screens = Destinations.commands.compactMap { command, destination in
      let named = destination is ProfilesDestination ? profile.map(switchTitle) : nil
      return (named ?? command.menuTitle).map { (title: $0, action: "win.\(destination.address)") }
    }
    return Menu(
      [
        .buttons([
          (Command.undo.menuTitle, "edit-undo-symbolic", Command.undo.action),
          (Command.redo.menuTitle, "edit-redo-symbolic", Command.redo.action),
        ]),
        lines(.download, .removeDownload, .workOffline),
        .lines(screens),
        .buttons([Command.importFile, .exportLibrary].map { ($0.menuTitle, nil, $0.action) }),
        lines(.preferences, .shortcuts, .about),
      ], hiding: Set([Command.download, .removeDownload].map(\.action)))
  }

  private static func lines(_ commands: Command...) -> Menu.Section {
    .lines(commands.map(\.menuLine))
  }

  /// Returns the title for switching profiles, with the current profile's name.
  private static func switchTitle(_ profile: String) -> String {
    tr("Swit_ch Profile: {profile}…", ["profile": profile.replacing("_", with: "__")])
  }
}

extension NavigationItem {
  /// Opens the last menu in the header bar, if there is one.
  func openMenu() { trailing.lazy.compactMap { $0 as? MenuButton }.last?.open() }
}
