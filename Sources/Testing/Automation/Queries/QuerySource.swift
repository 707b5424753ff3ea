/// A type that can be searched: an ``Application``, an ``Element``, or the matches of a ``Query``.
///
/// The kinds of elements have the same names as in XCUITest, if they exist there.
public protocol QuerySource {
  /// Returns the descendants that have one of the roles, or all descendants if no role is given.
  func descendants(_ roles: Role...) -> Query
}

extension QuerySource {
  /// Windows and dialogs.
  public var windows: Query { descendants(.frame, .window, .dialog, .alert).called("window") }
  /// Dialogs, including message dialogs.
  public var dialogs: Query { descendants(.dialog, .alert).called("dialog") }
  /// Buttons, including toggle buttons.
  public var buttons: Query { descendants(.button, .toggleButton).called("button") }
  /// Toggle buttons. Includes all buttons, because GTK 4.8 gives toggle buttons the role of buttons.
  public var toggleButtons: Query { descendants(.button, .toggleButton).called("toggle button") }
  /// Check boxes. Includes switches and radio buttons, because GTK 4.8 gives them this role.
  public var checkBoxes: Query { descendants(.checkBox, .radioButton).called("check box") }
  /// Switches. Includes check boxes, because GTK 4.8 gives switches their role.
  public var switches: Query { descendants(.checkBox, .toggleButton).called("switch") }
  /// Search fields.
  public var searchFields: Query { descendants(.entry).called("search field") }
  /// Text fields of every kind, including search and password fields.
  public var textFields: Query { descendants(.entry, .text, .passwordText).called("text field") }
  /// Lists.
  public var lists: Query { descendants(.list, .listBox).called("list") }
  /// Rows of lists. A long list contains only the rows that GTK has created, up to a few hundred around the visible
  /// ones; ``Element/isVisible`` shows which are in view.
  public var rows: Query { descendants(.listItem).called("row") }
  /// Tables and grids.
  public var tables: Query { descendants(.table).called("table") }
  /// Cells of tables and grids.
  public var cells: Query { descendants(.tableCell).called("cell") }
  /// Text that can't be edited.
  public var staticTexts: Query { descendants(.label, .heading).called("text") }
  /// Titles of pages and their sections.
  public var headings: Query { descendants(.heading).called("heading") }
  /// Pictures and icons.
  public var images: Query { descendants(.image, .icon).called("image") }
  /// Tabs.
  public var tabs: Query { descendants(.pageTab).called("tab") }
  /// Menus.
  public var menus: Query { descendants(.menu, .popupMenu).called("menu") }
  /// Menu items, including check and radio items.
  public var menuItems: Query { descendants(.menuItem, .checkMenuItem, .radioMenuItem).called("menu item") }
  /// Links.
  public var links: Query { descendants(.link).called("link") }
  /// Sliders.
  public var sliders: Query { descendants(.slider).called("slider") }
  /// Number fields with buttons to change the value.
  public var spinButtons: Query { descendants(.spinButton).called("spin button") }
  /// Progress bars.
  public var progressBars: Query { descendants(.progressBar).called("progress bar") }
  /// Scrollable areas.
  public var scrollViews: Query { descendants(.scrollPane).called("scroll view") }
  /// Combo boxes and drop-down lists.
  public var comboBoxes: Query { descendants(.comboBox).called("combo box") }
  /// All elements.
  public var elements: Query { descendants().called("element") }
}
