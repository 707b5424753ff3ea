import GTK

/// The main menu.
enum MainMenu {
  static func makeButton() -> MenuButton {
    MenuButton(icon: "open-menu-symbolic", name: "Main Menu", menu: make(profile: nil), isPrimary: true)
  }

  /// - Parameter profile: The current profile's name, if there may be several profiles.
  static func make(profile: String?) -> Menu {
    let screens = Destinations.commands.compactMap { command, destination in
      command.menuTitle.map {
        ($0.naming(destination is ProfilesDestination ? profile : nil), "win.\(destination.address)")
      }
    }
    let sections: [[Command]] = [
      [.undo, .redo], [.refresh, .download, .removeDownload, .workOffline],
      [.importFile, .exportLibrary, .matchSample, .enterCredential], [.preferences, .shortcuts, .about],
    ]
    var lines = sections.map { $0.map(\.menuLine) }
    lines.insert(screens, at: 1)
    return Menu(sections: lines, hiding: Set([Command.matchSample, .download, .removeDownload].map(\.action)))
  }
}

extension String {
  /// Returns a menu item's title with the current profile's name before its ellipsis.
  fileprivate func naming(_ profile: String?) -> String {
    profile.map { replacing("…", with: ": \($0.replacing("_", with: "__"))…") } ?? self
  }
}
