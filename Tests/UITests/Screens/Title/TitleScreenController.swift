import Automation

/// The page of a film or series, and the ways to it and back.
protocol TitleScreenController: AppDriver {}

extension TitleScreenController {
  /// From a list. A row of GTK 4.8 has no action of its own: it is clicked.
  func openTitle(_ title: SentTitle) throws { try app.rows[title.sentence].click() }

  /// From a shelf.
  func openFirstCard(of shelf: String) throws {
    try app.shelf(shelf).rows.first.focus()
    try app.pressKey("Return")
  }

  func tapBack() throws { try app.buttons["Back"].activate() }
  func pressBack() throws { try app.pressKey("Alt+Left") }
  func pressForward() throws { try app.pressKey("Alt+Right") }
  func pressEscape() throws { try app.pressKey("Escape") }
  func chooseFromPageMenu(_ item: String) throws {
    try app.pressKey("F10")
    try app.menuItems[item].activate()
  }

  /// By keyboard, of the row or card that has it.
  func chooseFromItemMenu(_ item: String) throws {
    try app.pressKey("Shift+F10")
    try app.menuItems[item].activate()
  }

  func tapGenre(_ name: String) throws { try app.buttons[name].activate() }
}

extension Application {
  /// The line of cards under a heading.
  func shelf(_ name: String) -> Element { lists[name] }
}
