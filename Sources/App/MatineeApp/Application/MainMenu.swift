import GTK
import Localization

/// The main menu.
enum MainMenu {
  static func makeButton() -> MenuButton {
    MenuButton(icon: "open-menu-symbolic", name: tr("Main Menu"), menu: make(profile: nil), isPrimary: true)
  }

  /// - Parameter profile: The current profile's name, if there may be several profiles.
  static func make(profile: String?) -> Menu {
    let screens = Destinations.commands.compactMap { command, destination in
      let named = destination is ProfilesDestination ? profile.map(switchTitle) : nil
      return (named ?? command.menuTitle).map { ($0, "win.\(destination.address)") }
    }
    let sections: [[Command]] = [
      [.undo, .redo], [.download, .removeDownload, .workOffline],
      [.importFile, .exportLibrary, .matchSample], [.preferences, .shortcuts, .about],
    ]
    var lines = sections.map { $0.map(\.menuLine) }
    lines.insert(screens, at: 1)
    return Menu(sections: lines, hiding: Set([Command.matchSample, .download, .removeDownload].map(\.action)))
  }

  /// Returns the title for switching profiles, with the current profile's name.
  private static func switchTitle(_ profile: String) -> String {
    tr("Swit_ch Profile: {profile}…", ["profile": profile.replacing("_", with: "__")])
  }
}
