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

  public static let alert = Role(ATSPI_ROLE_ALERT)
  public static let application = Role(ATSPI_ROLE_APPLICATION)
  public static let button = Role(ATSPI_ROLE_PUSH_BUTTON)
  public static let checkBox = Role(ATSPI_ROLE_CHECK_BOX)
  public static let comboBox = Role(ATSPI_ROLE_COMBO_BOX)
  public static let dialog = Role(ATSPI_ROLE_DIALOG)
  public static let entry = Role(ATSPI_ROLE_ENTRY)
  public static let filler = Role(ATSPI_ROLE_FILLER)
  public static let frame = Role(ATSPI_ROLE_FRAME)
  public static let heading = Role(ATSPI_ROLE_HEADING)
  public static let icon = Role(ATSPI_ROLE_ICON)
  public static let image = Role(ATSPI_ROLE_IMAGE)
  public static let label = Role(ATSPI_ROLE_LABEL)
  public static let link = Role(ATSPI_ROLE_LINK)
  public static let list = Role(ATSPI_ROLE_LIST)
  public static let listBox = Role(ATSPI_ROLE_LIST_BOX)
  public static let listItem = Role(ATSPI_ROLE_LIST_ITEM)
  public static let menu = Role(ATSPI_ROLE_MENU)
  public static let menuBar = Role(ATSPI_ROLE_MENU_BAR)
  public static let menuItem = Role(ATSPI_ROLE_MENU_ITEM)
  public static let checkMenuItem = Role(ATSPI_ROLE_CHECK_MENU_ITEM)
  public static let radioMenuItem = Role(ATSPI_ROLE_RADIO_MENU_ITEM)
  public static let pageTab = Role(ATSPI_ROLE_PAGE_TAB)
  public static let pageTabList = Role(ATSPI_ROLE_PAGE_TAB_LIST)
  public static let panel = Role(ATSPI_ROLE_PANEL)
  public static let passwordText = Role(ATSPI_ROLE_PASSWORD_TEXT)
  public static let popupMenu = Role(ATSPI_ROLE_POPUP_MENU)
  public static let progressBar = Role(ATSPI_ROLE_PROGRESS_BAR)
  public static let radioButton = Role(ATSPI_ROLE_RADIO_BUTTON)
  public static let scrollBar = Role(ATSPI_ROLE_SCROLL_BAR)
  public static let scrollPane = Role(ATSPI_ROLE_SCROLL_PANE)
  public static let separator = Role(ATSPI_ROLE_SEPARATOR)
  public static let slider = Role(ATSPI_ROLE_SLIDER)
  public static let spinButton = Role(ATSPI_ROLE_SPIN_BUTTON)
  public static let statusBar = Role(ATSPI_ROLE_STATUS_BAR)
  public static let table = Role(ATSPI_ROLE_TABLE)
  public static let tableCell = Role(ATSPI_ROLE_TABLE_CELL)
  public static let tableRow = Role(ATSPI_ROLE_TABLE_ROW)
  public static let text = Role(ATSPI_ROLE_TEXT)
  public static let toggleButton = Role(ATSPI_ROLE_TOGGLE_BUTTON)
  public static let toolTip = Role(ATSPI_ROLE_TOOL_TIP)
  public static let treeItem = Role(ATSPI_ROLE_TREE_ITEM)
  public static let window = Role(ATSPI_ROLE_WINDOW)
}
