/// What can be searched: an ``Application``, an ``Element``, or all that a ``Query`` finds.
///
/// The kinds of elements are named as in XCUITest where it has them.
public protocol QuerySource {
  /// The elements inside, at any depth, that have one of the roles; all elements when no role is given.
  func descendants(_ roles: Role...) -> Query
}

extension QuerySource {
  /// Windows and dialogs.
  public var windows: Query { descendants(.frame, .window, .dialog, .alert).called("window") }
  /// Dialogs, message dialogs among them.
  public var dialogs: Query { descendants(.dialog, .alert).called("dialog") }
  /// Buttons, those that stay pressed among them.
  public var buttons: Query { descendants(.button, .toggleButton).called("button") }
  /// Buttons that stay pressed. GTK 4.8 gives them the role of all buttons, so that all buttons are found.
  public var toggleButtons: Query { descendants(.button, .toggleButton).called("toggle button") }
  /// Check boxes. GTK 4.8 gives switches and radio buttons this role too.
  public var checkBoxes: Query { descendants(.checkBox, .radioButton).called("check box") }
  /// Switches. GTK 4.8 gives them the role of check boxes, so that those are found too.
  public var switches: Query { descendants(.checkBox, .toggleButton).called("switch") }
  /// Entries for what is sought.
  public var searchFields: Query { descendants(.entry).called("search field") }
  /// Entries of every kind: search and password entries too.
  public var textFields: Query { descendants(.entry, .text, .passwordText).called("text field") }
  /// Lists.
  public var lists: Query { descendants(.list, .listBox).called("list") }
  /// Rows of lists. Of a long list only those are there that the toolkit has made, up to some hundred around what is in view;
  /// ``Element/isVisible`` tells which can be seen.
  public var rows: Query { descendants(.listItem).called("row") }
  /// Tables and grids.
  public var tables: Query { descendants(.table).called("table") }
  /// Cells of tables and grids.
  public var cells: Query { descendants(.tableCell).called("cell") }
  /// Texts that are not edited.
  public var staticTexts: Query { descendants(.label, .heading).called("text") }
  /// Titles of pages and of their parts.
  public var headings: Query { descendants(.heading).called("heading") }
  /// Pictures and icons.
  public var images: Query { descendants(.image, .icon).called("image") }
  /// Tabs.
  public var tabs: Query { descendants(.pageTab).called("tab") }
  /// Menus.
  public var menus: Query { descendants(.menu, .popupMenu).called("menu") }
  /// Menu items, with a check mark or without.
  public var menuItems: Query { descendants(.menuItem, .checkMenuItem, .radioMenuItem).called("menu item") }
  /// Links.
  public var links: Query { descendants(.link).called("link") }
  /// Sliders.
  public var sliders: Query { descendants(.slider).called("slider") }
  /// Entries for a number.
  public var spinButtons: Query { descendants(.spinButton).called("spin button") }
  /// Bars that show how far something is.
  public var progressBars: Query { descendants(.progressBar).called("progress bar") }
  /// Areas that scroll.
  public var scrollViews: Query { descendants(.scrollPane).called("scroll view") }
  /// Combo boxes and drop-down lists.
  public var comboBoxes: Query { descendants(.comboBox).called("combo box") }
  /// Everything.
  public var elements: Query { descendants().called("element") }
}
