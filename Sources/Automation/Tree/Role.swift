import CATSPI

/// What kind of thing an element is, as AT-SPI numbers it.
public struct Role: Hashable, Sendable, CustomStringConvertible {
  private let number: UInt32

  init(_ role: AtspiRole) { number = role.rawValue }

  init(number: Int) { self.number = UInt32(clamping: number) }

  /// AT-SPI's name for it, such as `push button`.
  public var description: String {
    guard let name = atspi_role_get_name(AtspiRole(rawValue: number)) else { return "role \(number)" }
    defer { g_free(name) }
    return String(cString: name)
  }

  /// What AT-SPI calls “alert”.
  public static let alert = Role(ATSPI_ROLE_ALERT)
  /// What AT-SPI calls “application”.
  public static let application = Role(ATSPI_ROLE_APPLICATION)
  /// What AT-SPI calls “push button”.
  public static let button = Role(ATSPI_ROLE_PUSH_BUTTON)
  /// What AT-SPI calls “check box”.
  public static let checkBox = Role(ATSPI_ROLE_CHECK_BOX)
  /// What AT-SPI calls “combo box”.
  public static let comboBox = Role(ATSPI_ROLE_COMBO_BOX)
  /// What AT-SPI calls “dialog”.
  public static let dialog = Role(ATSPI_ROLE_DIALOG)
  /// What AT-SPI calls “entry”.
  public static let entry = Role(ATSPI_ROLE_ENTRY)
  /// What AT-SPI calls “filler”.
  public static let filler = Role(ATSPI_ROLE_FILLER)
  /// What AT-SPI calls “frame”.
  public static let frame = Role(ATSPI_ROLE_FRAME)
  /// What AT-SPI calls “heading”.
  public static let heading = Role(ATSPI_ROLE_HEADING)
  /// What AT-SPI calls “icon”.
  public static let icon = Role(ATSPI_ROLE_ICON)
  /// What AT-SPI calls “image”.
  public static let image = Role(ATSPI_ROLE_IMAGE)
  /// What AT-SPI calls “label”.
  public static let label = Role(ATSPI_ROLE_LABEL)
  /// What AT-SPI calls “link”.
  public static let link = Role(ATSPI_ROLE_LINK)
  /// What AT-SPI calls “list”.
  public static let list = Role(ATSPI_ROLE_LIST)
  /// What AT-SPI calls “list box”.
  public static let listBox = Role(ATSPI_ROLE_LIST_BOX)
  /// What AT-SPI calls “list item”.
  public static let listItem = Role(ATSPI_ROLE_LIST_ITEM)
  /// What AT-SPI calls “menu”.
  public static let menu = Role(ATSPI_ROLE_MENU)
  /// What AT-SPI calls “menu bar”.
  public static let menuBar = Role(ATSPI_ROLE_MENU_BAR)
  /// What AT-SPI calls “menu item”.
  public static let menuItem = Role(ATSPI_ROLE_MENU_ITEM)
  /// What AT-SPI calls “check menu item”.
  public static let checkMenuItem = Role(ATSPI_ROLE_CHECK_MENU_ITEM)
  /// What AT-SPI calls “radio menu item”.
  public static let radioMenuItem = Role(ATSPI_ROLE_RADIO_MENU_ITEM)
  /// What AT-SPI calls “page tab”.
  public static let pageTab = Role(ATSPI_ROLE_PAGE_TAB)
  /// What AT-SPI calls “page tab list”.
  public static let pageTabList = Role(ATSPI_ROLE_PAGE_TAB_LIST)
  /// What AT-SPI calls “panel”.
  public static let panel = Role(ATSPI_ROLE_PANEL)
  /// What AT-SPI calls “password text”.
  public static let passwordText = Role(ATSPI_ROLE_PASSWORD_TEXT)
  /// What AT-SPI calls “popup menu”.
  public static let popupMenu = Role(ATSPI_ROLE_POPUP_MENU)
  /// What AT-SPI calls “progress bar”.
  public static let progressBar = Role(ATSPI_ROLE_PROGRESS_BAR)
  /// What AT-SPI calls “radio button”.
  public static let radioButton = Role(ATSPI_ROLE_RADIO_BUTTON)
  /// What AT-SPI calls “scroll bar”.
  public static let scrollBar = Role(ATSPI_ROLE_SCROLL_BAR)
  /// What AT-SPI calls “scroll pane”.
  public static let scrollPane = Role(ATSPI_ROLE_SCROLL_PANE)
  /// What AT-SPI calls “separator”.
  public static let separator = Role(ATSPI_ROLE_SEPARATOR)
  /// What AT-SPI calls “slider”.
  public static let slider = Role(ATSPI_ROLE_SLIDER)
  /// What AT-SPI calls “spin button”.
  public static let spinButton = Role(ATSPI_ROLE_SPIN_BUTTON)
  /// What AT-SPI calls “status bar”.
  public static let statusBar = Role(ATSPI_ROLE_STATUS_BAR)
  /// What AT-SPI calls “table”.
  public static let table = Role(ATSPI_ROLE_TABLE)
  /// What AT-SPI calls “table cell”.
  public static let tableCell = Role(ATSPI_ROLE_TABLE_CELL)
  /// What AT-SPI calls “table row”.
  public static let tableRow = Role(ATSPI_ROLE_TABLE_ROW)
  /// What AT-SPI calls “text”.
  public static let text = Role(ATSPI_ROLE_TEXT)
  /// What AT-SPI calls “toggle button”.
  public static let toggleButton = Role(ATSPI_ROLE_TOGGLE_BUTTON)
  /// What AT-SPI calls “tool tip”.
  public static let toolTip = Role(ATSPI_ROLE_TOOL_TIP)
  /// What AT-SPI calls “tree item”.
  public static let treeItem = Role(ATSPI_ROLE_TREE_ITEM)
  /// What AT-SPI calls “window”.
  public static let window = Role(ATSPI_ROLE_WINDOW)
}
