import GTK
import Localization
import ScreenFoundation

/// The app's keyboard shortcuts. The same table installs them and fills the shortcuts window.
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
      title: tr("General"),
      shortcuts: [
        Command.search, .addToList, .newList, .markWatched, .undo, .redo, .refresh, .openMainMenu, .preferences,
        .shortcuts, .close, .quit,
      ].map { Shortcut($0) }),
    Group(
      title: tr("Navigation"),
      shortcuts: RootTab.allCases.map { tab in
        Shortcut(title: tab.title, keys: ["<Alt>\(tab.rawValue + 1)"], action: tab.action)
      }
        + Destinations.commands.compactMap { command, destination in
          command.keys.isEmpty
            ? nil : Shortcut(title: command.title, keys: command.keys, action: "win.\(destination.address)")
        } + [Command.nextList, .previousList, .nextPane, .previousPane, .back, .forward].map { Shortcut($0) }),
  ]

  static func install(on application: Application) {
    for shortcut in groups.flatMap(\.shortcuts) { application.setAccelerators(shortcut.keys, for: shortcut.action) }
  }

  static func makeWindow(over parent: Window?) -> Window {
    let page = PreferencesPage(
      groups.map { group in
        PreferencesGroup(title: group.title, group.shortcuts.map { ActionRow(title: $0.title, detail: $0.text) })
      })
    return Window(title: tr("Keyboard Shortcuts"), heading: tr("Shortcuts"), page: page, over: parent)
  }
}

extension Shortcuts.Shortcut {
  init(_ command: Command) { self.init(title: command.title, keys: command.keys, action: command.action) }

  /// The keys' names for the user, such as "Ctrl+R or F5".
  var text: String {
    let names = keys.map(KeyName.text)
    return names.dropFirst().reduce(names.first ?? "") { tr("{key} or {otherKey}", ["key": $0, "otherKey": $1]) }
  }
}
