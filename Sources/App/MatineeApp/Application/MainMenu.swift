import Containment
import GTK
import Localization
import ScreenFoundation
import TrackingUI

/// The main menu.
final class MainMenu {
  /// The parts of the menu that depend on the screen and the library.
  struct Content: Equatable {
    /// The name of what *Download* downloads; `nil` if there is nothing.
    var download: String?
    /// The title of the item that opens the notifications; `nil` for no item.
    var notifications: String?
    /// Whether the app shows the sample catalogue. The menu then offers to connect TMDB.
    var usesSample: Bool
  }

  private var content: Content?
  private var shown: Content?
  let button = MenuButton(icon: "open-menu-symbolic", name: tr("Main Menu"), menu: Menu(sections: []), isPrimary: true)

  /// Shows the current content, after an open menu has closed.
  func show(_ content: Content) {
    self.content = content
    update()
  }

  private func update() {
    // A new menu would close an open one.
    guard let content, content != shown, !button.isOpen else { return }
    shown = content
    button.setMenu(Self.make(content))
    button.onClose { [weak self] in self?.update() }
  }

  private static func make(_ content: Content) -> Menu {
    let screens = Destinations.commands.compactMap { command, destination in
      let title = destination is NotificationsDestination ? content.notifications : command.menuTitle
      return title.map { (title: $0, action: "win.\(destination.address)") }
    }
    return Menu(
      [
        .buttons([
          (Command.undo.menuTitle, "edit-undo-symbolic", Command.undo.action),
          (Command.redo.menuTitle, "edit-redo-symbolic", Command.redo.action),
        ]),
        .lines(
          (content.usesSample ? [Command.useTMDB.menuLine] : [])
            + [
              (content.download.map(downloadTitle) ?? Command.download.menuTitle, Command.download.action),
              Command.removeDownload.menuLine, Command.workOffline.menuLine,
            ]),
        .lines(screens),
        .lines([Command.importFile, .exportLibrary]),
        .lines([Command.preferences, .shortcuts, .about]),
      ], hiding: Set([Command.download, .removeDownload].map(\.action)))
  }
}

extension MainMenu {
  private static func downloadTitle(_ name: String) -> String {
    tr("_Download “{name}”", ["name": name.replacing("_", with: "__")])
  }
}

extension Menu.Section {
  fileprivate static func lines(_ commands: [Command]) -> Menu.Section { .lines(commands.map(\.menuLine)) }
}

extension NavigationItem {
  /// Opens the last menu in the header bar, if there is one.
  func openMenu() { trailing.lazy.compactMap { $0 as? MenuButton }.last?.open() }
}
