import GTK
import Localization

/// A command of the app's menus and keyboard shortcuts. The raw value is the name of its GTK action.
///
/// Commands that open a screen aren't listed here; see ``Destinations/commands``.
package enum Command: String, CaseIterable {
  // Commands of the window.
  case search
  case addToList = "add-to-list"
  case newList = "new-list"
  case markWatched = "mark-watched"
  case undo
  case redo
  case refresh
  case download
  case removeDownload = "remove-download"
  case importFile = "import"
  case exportLibrary = "export"
  case openMainMenu = "main-menu"
  case nextList = "next-list"
  case previousList = "previous-list"
  case nextPane = "next-pane"
  case previousPane = "previous-pane"
  case back
  case forward
  case close
  // Commands of the app.
  case workOffline = "work-offline"
  case useTMDB = "use-tmdb"
  case preferences
  case shortcuts
  case about
  case quit
}

extension Command {
  /// The full name of the action, such as `win.search`.
  package var action: String { isOfApp ? "app.\(rawValue)" : "win.\(rawValue)" }

  private var isOfApp: Bool {
    switch self {
    case .workOffline, .useTMDB, .preferences, .shortcuts, .about, .quit: true
    default: false
    }
  }

  /// The title in menus, with an underscore before the mnemonic.
  package var menuTitle: String {
    switch self {
    case .addToList: tr("Add to _List…")
    case .markWatched: tr("Mar_k as Watched")
    case .undo: tr("_Undo")
    case .redo: tr("Re_do")
    case .refresh: tr("_Refresh")
    case .download: tr("_Download")
    case .removeDownload: tr("Remove _Download")
    case .importFile: tr("_Import…")
    case .exportLibrary: tr("_Export…")
    case .workOffline: tr("_Work Offline")
    case .useTMDB: tr("Use _TMDB…")
    case .preferences: tr("_Preferences")
    case .shortcuts: tr("_Keyboard Shortcuts")
    case .about: tr("_About Matinee")
    case .search, .newList, .openMainMenu, .nextList, .previousList, .nextPane, .previousPane, .back, .forward, .close,
      .quit:
      title
    }
  }

  /// The title in the shortcuts window, in header capitalization.
  package var title: String {
    switch self {
    case .search: tr("Search")
    case .addToList: tr("Add to List")
    case .newList: tr("New List")
    case .markWatched: tr("Mark as Watched")
    case .openMainMenu: tr("Open the Main Menu")
    case .nextList: tr("Next List")
    case .previousList: tr("Previous List")
    case .nextPane: tr("Next Part of the Window")
    case .previousPane: tr("Previous Part of the Window")
    case .back: tr("Back")
    case .forward: tr("Forward")
    case .close: tr("Close the Window")
    case .quit: tr("Quit")
    case .undo, .redo, .refresh, .download, .removeDownload, .importFile, .exportLibrary, .workOffline,
      .useTMDB, .preferences, .shortcuts, .about:
      menuTitle.filter { $0 != "_" && $0 != "…" }
    }
  }

  /// The keys in GTK's notation, following GNOME's conventions; empty for a command without a shortcut.
  package var keys: [String] {
    switch self {
    case .search: ["<Control>f"]
    case .addToList: ["<Control>d"]
    case .newList: ["<Control>n"]
    case .markWatched: ["<Control>m"]
    case .undo: ["<Control>z"]
    case .redo: ["<Shift><Control>z"]
    case .refresh: ["<Control>r", "F5"]
    case .openMainMenu: ["F10"]
    case .nextList: ["<Control>Page_Down"]
    case .previousList: ["<Control>Page_Up"]
    case .nextPane: ["F6"]
    case .previousPane: ["<Shift>F6"]
    case .back: [TextDirection.current == .leftToRight ? "<Alt>Left" : "<Alt>Right"]
    case .forward: [TextDirection.current == .leftToRight ? "<Alt>Right" : "<Alt>Left"]
    case .close: ["<Control>w"]
    case .preferences: ["<Control>comma"]
    case .shortcuts: ["<Control>question", "F1"]
    case .quit: ["<Control>q"]
    case .download, .removeDownload, .importFile, .exportLibrary, .workOffline, .useTMDB, .about:
      []
    }
  }

  /// The menu item's title and action.
  package var menuLine: (title: String, action: String) { (menuTitle, action) }
}

extension Window {
  @discardableResult
  package func addAction(_ command: Command, _ body: @escaping () -> Void) -> Action {
    addAction(command.rawValue, body)
  }
}

extension Application {
  @discardableResult
  package func addAction(_ command: Command, _ body: @escaping () -> Void) -> Action {
    addAction(command.rawValue, body)
  }
}
