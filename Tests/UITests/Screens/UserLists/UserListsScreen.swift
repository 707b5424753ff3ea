import Automation

/// Actions for the user's lists and their pages.
protocol UserListsController: AppDriver {}

extension UserListsController {
  /// Opens the *Add to List* window for the focused row or the page.
  func pressAddToList() throws {
    try app.pressKey("Ctrl+d")
    try app.windows["Add to List"].wait(until: \.isActive, for: "The window with the lists")
  }

  /// Toggles a list in the *Add to List* window, and closes the window.
  func choose(list: String) throws {
    let check = app.windows["Add to List"].checkBoxes[list]
    try check.focus()
    try pressSpace()
    try check.wait(until: \.isChecked, for: "A check mark at “\(list)”")
    try app.pressKey("Escape")
    try app.windows["Matinee"].wait(until: \.isActive, for: "The main window")
  }

  /// Creates a list with the app-wide shortcut.
  func pressNewList() throws { try app.pressKey("Ctrl+n") }
  func tapNewList() throws { try app.buttons["New List…"].tap() }

  /// Types text into a window and presses Enter.
  func write(_ text: String, in title: String) throws {
    try app.windows[title].wait(until: \.isActive, for: "The window “\(title)”")
    try app.typeText(text)
    try pressReturn()
    try app.windows["Matinee"].wait(until: \.isActive, for: "The main window")
  }

  func openList(_ name: String) throws {
    try app.rows.first(beginningWith: "\(name), ").focus()
    try pressReturn()
  }

  /// Moves the first item down with the keyboard.
  func moveFirstItemDown() throws { try app.rows.first.pressKey("Alt+Down") }
  func checkFirstItem() throws { try app.rows.first.pressKey("space") }

  /// Drags a film onto a list of the library, whose tab opens during the drag.
  func drag(_ film: ServedTitle, toList name: String) throws {
    try app.rows[film.sentence].drag(to: app.rows.first(beginningWith: "\(name), "), over: app.tab("Library"))
  }
}

/// Checks of the user's lists.
struct UserListsValidator: Validator {
  let app: Application

  func validateList(_ sentence: String) throws { try app.rows[sentence].wait(until: \.exists) }

  /// Checks the keyboard focus in the *Add to List* window.
  func validateChoiceIsFocused(_ list: String) throws {
    try app.checkBoxes[list].wait(until: \.isFocused, for: "The keyboard on “\(list)”")
  }

  func validateChoiceIsChecked(_ list: String) throws {
    try app.checkBoxes[list].wait(until: \.isChecked, for: "A check mark at “\(list)”")
  }

  /// Checks the names of the items and whether they are checked off, in order.
  func validateItems(_ items: [(name: String, isDone: Bool)]) throws {
    try app.wait(for: "the items \(items)") { () throws(AutomationError) in
      let rows = try app.rows.snapshots
      return rows.count == items.count
        && zip(rows, items).allSatisfy { $0.name.hasPrefix($1.name) && $0.isChecked == $1.isDone }
    }
  }
}
