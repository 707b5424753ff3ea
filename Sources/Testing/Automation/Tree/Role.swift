import CATSPI

/// The kind of an element, identified by AT-SPI's role number.
public struct Role: Hashable, Sendable, CustomStringConvertible {
  private let number: UInt32

  init(_ role: AtspiRole) { number = role.rawValue }

  init(number: Int) { self.number = UInt32(clamping: number) }

  /// AT-SPI's name of the role, such as `push button`.
  public var description: String {
    guard let name = atspi_role_get_name(AtspiRole(rawValue: number)) else { return "role \(number)" }
    defer { g_free(name) }
    return String(cString: name)
  }

  /// AT-SPI's “alert” role.
  public static let alert = Role(ATSPI_ROLE_ALERT)
  /// AT-SPI's “application” role.
  public static let application = Role(ATSPI_ROLE_APPLICATION)
  /// AT-SPI's “push button” role.
  public static let button = Role(ATSPI_ROLE_PUSH_BUTTON)
  /// AT-SPI's “check box” role.
  public static let checkBox = Role(ATSPI_ROLE_CHECK_BOX)
  /// AT-SPI's “combo box” role.
  public static let comboBox = Role(ATSPI_ROLE_COMBO_BOX)
  /// AT-SPI's “dialog” role.
  public static let dialog = Role(ATSPI_ROLE_DIALOG)
  /// AT-SPI's “entry” role.
  public static let entry = Role(ATSPI_ROLE_ENTRY)
  /// AT-SPI's “filler” role.
  public static let filler = Role(ATSPI_ROLE_FILLER)
  /// AT-SPI's “frame” role.
  public static let frame = Role(ATSPI_ROLE_FRAME)
  /// AT-SPI's “heading” role.
  public static let heading = Role(ATSPI_ROLE_HEADING)
  /// AT-SPI's “icon” role.
  public static let icon = Role(ATSPI_ROLE_ICON)
  /// AT-SPI's “image” role.
  public static let image = Role(ATSPI_ROLE_IMAGE)
  /// AT-SPI's “label” role.
  public static let label = Role(ATSPI_ROLE_LABEL)
  /// AT-SPI's “link” role.
  public static let link = Role(ATSPI_ROLE_LINK)
  /// AT-SPI's “list” role.
  public static let list = Role(ATSPI_ROLE_LIST)
  /// AT-SPI's “list box” role.
  public static let listBox = Role(ATSPI_ROLE_LIST_BOX)
  /// AT-SPI's “list item” role.
  public static let listItem = Role(ATSPI_ROLE_LIST_ITEM)
  /// AT-SPI's “menu” role.
  public static let menu = Role(ATSPI_ROLE_MENU)
  /// AT-SPI's “menu bar” role.
  public static let menuBar = Role(ATSPI_ROLE_MENU_BAR)
  /// AT-SPI's “menu item” role.
  public static let menuItem = Role(ATSPI_ROLE_MENU_ITEM)
  /// AT-SPI's “check menu item” role.
  public static let checkMenuItem = Role(ATSPI_ROLE_CHECK_MENU_ITEM)
  /// AT-SPI's “radio menu item” role.
  public static let radioMenuItem = Role(ATSPI_ROLE_RADIO_MENU_ITEM)
  /// AT-SPI's “page tab” role.
  public static let pageTab = Role(ATSPI_ROLE_PAGE_TAB)
  /// AT-SPI's “page tab list” role.
  public static let pageTabList = Role(ATSPI_ROLE_PAGE_TAB_LIST)
  /// AT-SPI's “panel” role.
  public static let panel = Role(ATSPI_ROLE_PANEL)
  /// AT-SPI's “password text” role.
  public static let passwordText = Role(ATSPI_ROLE_PASSWORD_TEXT)
  /// AT-SPI's “popup menu” role.
  public static let popupMenu = Role(ATSPI_ROLE_POPUP_MENU)
  /// AT-SPI's “progress bar” role.
  public static let progressBar = Role(ATSPI_ROLE_PROGRESS_BAR)
  /// AT-SPI's “radio button” role.
  public static let radioButton = Role(ATSPI_ROLE_RADIO_BUTTON)
  /// AT-SPI's “scroll bar” role.
  public static let scrollBar = Role(ATSPI_ROLE_SCROLL_BAR)
  /// AT-SPI's “scroll pane” role.
  public static let scrollPane = Role(ATSPI_ROLE_SCROLL_PANE)
  /// AT-SPI's “separator” role.
  public static let separator = Role(ATSPI_ROLE_SEPARATOR)
  /// AT-SPI's “slider” role.
  public static let slider = Role(ATSPI_ROLE_SLIDER)
  /// AT-SPI's “spin button” role.
  public static let spinButton = Role(ATSPI_ROLE_SPIN_BUTTON)
  /// AT-SPI's “status bar” role.
  public static let statusBar = Role(ATSPI_ROLE_STATUS_BAR)
  /// AT-SPI's “table” role.
  public static let table = Role(ATSPI_ROLE_TABLE)
  /// AT-SPI's “table cell” role.
  public static let tableCell = Role(ATSPI_ROLE_TABLE_CELL)
  /// AT-SPI's “table row” role.
  public static let tableRow = Role(ATSPI_ROLE_TABLE_ROW)
  /// AT-SPI's “text” role.
  public static let text = Role(ATSPI_ROLE_TEXT)
  /// AT-SPI's “toggle button” role.
  public static let toggleButton = Role(ATSPI_ROLE_TOGGLE_BUTTON)
  /// AT-SPI's “tool tip” role.
  public static let toolTip = Role(ATSPI_ROLE_TOOL_TIP)
  /// AT-SPI's “tree item” role.
  public static let treeItem = Role(ATSPI_ROLE_TREE_ITEM)
  /// AT-SPI's “window” role.
  public static let window = Role(ATSPI_ROLE_WINDOW)
}
