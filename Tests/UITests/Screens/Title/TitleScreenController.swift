import Automation

/// Actions on the page of a film or series, and navigation to it and back.
protocol TitleScreenController: AppDriver {}

extension TitleScreenController {
  /// Opens a title from a list.
  func openTitle(_ title: ServedTitle) throws { try app.rows[title.sentence].tap() }

  /// Opens the first card of a shelf.
  func openFirstCard(of shelf: String) throws {
    try app.shelf(shelf).rows.first.focus()
    try app.pressKey("Return")
  }

  func tapBack() throws { try app.buttons["Back"].tap() }
  func pressBack() throws { try app.pressKey("Alt+Left") }
  func pressForward() throws { try app.pressKey("Alt+Right") }
  func pressEscape() throws { try app.pressKey("Escape") }
  func chooseFromPageMenu(_ item: String) throws {
    try app.pressKey("F10")
    try app.menuItems[item].tap()
  }

  /// Opens the context menu of the focused row or card with the keyboard, and chooses an item.
  func chooseFromItemMenu(_ item: String) throws {
    try app.pressKey("Shift+F10")
    try app.menuItems[item].tap()
  }
}

extension Application {
  /// Returns the row of cards below a heading.
  func shelf(_ name: String) -> Element { lists[name] }
}
