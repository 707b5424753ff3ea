import GTK

/// The app's keyboard shortcuts, following GNOME's conventions. The same table installs them and fills the shortcuts
/// window.
enum Shortcuts {
  struct Group {
    var title: String
    var shortcuts: [Shortcut]
  }

  struct Shortcut: Hashable {
    /// The title in header capitalization.
    var title: String
    /// The keys in GTK's notation, such as `<Control>f`.
    var keys: [String]
    /// The action's name.
    var action: String
  }

  static let groups = [
    Group(
      title: "General",
      shortcuts: [
        Shortcut(title: "Search", keys: ["<Control>f"], action: "win.search"),
        Shortcut(title: "Add to List", keys: ["<Control>d"], action: "win.add-to-list"),
        Shortcut(title: "New List", keys: ["<Control>n"], action: "win.new-list"),
        Shortcut(title: "Mark as Watched", keys: ["<Control>m"], action: "win.mark-watched"),
        Shortcut(title: "Undo", keys: ["<Control>z"], action: "win.undo"),
        Shortcut(title: "Redo", keys: ["<Shift><Control>z"], action: "win.redo"),
        Shortcut(title: "Refresh", keys: ["<Control>r", "F5"], action: "win.refresh"),
        Shortcut(title: "Open the Main Menu", keys: ["F10"], action: "win.main-menu"),
        Shortcut(title: "Preferences", keys: ["<Control>comma"], action: "app.preferences"),
        Shortcut(title: "Keyboard Shortcuts", keys: ["<Control>question", "F1"], action: "app.shortcuts"),
        Shortcut(title: "Close the Window", keys: ["<Control>w"], action: "win.close"),
        Shortcut(title: "Quit", keys: ["<Control>q"], action: "app.quit"),
      ]),
    Group(
      title: "Navigation",
      shortcuts: RootTab.allCases.map { tab in
        Shortcut(title: tab.title, keys: ["<Alt>\(tab.rawValue + 1)"], action: "win.tab-\(tab.name)")
      } + [
        Shortcut(title: "History", keys: ["<Control>h"], action: "win.history"),
        Shortcut(title: "Notifications", keys: ["<Shift><Control>n"], action: "win.notifications"),
        Shortcut(title: "Next List", keys: ["<Control>Page_Down"], action: "win.next-list"),
        Shortcut(title: "Previous List", keys: ["<Control>Page_Up"], action: "win.previous-list"),
        Shortcut(title: "Back", keys: [isLeftToRight ? "<Alt>Left" : "<Alt>Right"], action: "win.back"),
        Shortcut(title: "Forward", keys: [isLeftToRight ? "<Alt>Right" : "<Alt>Left"], action: "win.forward"),
      ]),
  ]

  private static var isLeftToRight: Bool { TextDirection.current == .leftToRight }

  static func install(on application: Application) {
    for shortcut in groups.flatMap(\.shortcuts) { application.setAccelerators(shortcut.keys, for: shortcut.action) }
  }

  static func makeWindow(over parent: Window?) -> Window {
    let page = PreferencesPage(
      groups.map { group in
        PreferencesGroup(title: group.title, group.shortcuts.map { ActionRow(title: $0.title, detail: $0.text) })
      })
    return Window(title: "Keyboard Shortcuts", heading: "Shortcuts", page: page, over: parent)
  }
}

extension Shortcuts.Shortcut {
  /// The keys' names for the user, such as "Ctrl+R or F5".
  var text: String { keys.map(KeyName.text).joined(separator: " or ") }
}
