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

  /// Makes the list a checklist.
  func tapChecklist() throws {
    try app.buttons["List Menu"].tap()
    try app.menuItems["Checklist"].tap()
  }

  /// Moves the first title or item down with the keyboard.
  func moveFirstItemDown() throws { try app.rows.first.pressKey("Alt+Down") }
  func checkFirstItem() throws { try app.rows.first.pressKey("space") }

  /// Opens the search for titles to add, from the page of a list.
  func tapAddTitles() throws { try app.buttons["Add Titles…"].tap() }

  /// Replaces the text of the search for titles to add.
  func search(_ text: String, toAddTo list: String) throws {
    try app.windows["Add to “\(list)”"].wait(until: \.isActive, for: "The search")
    try app.searchFields.element.focus()
    try replaceText(with: text)
  }

  /// Chooses a result of the search for titles to add.
  func tapResult(_ film: ServedTitle) throws { try app.rows.matching { $0.name.contains(film.title) }.first.tap() }

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

  /// Checks the rows of a list's titles, in order.
  func validateTitles(_ films: [ServedTitle]) throws {
    try app.wait(for: "the rows of \(films.map(\.title))") { () throws(AutomationError) in
      let rows = try app.rows.snapshots
      return rows.count == films.count && zip(rows, films).allSatisfy { $0.name.hasPrefix($1.title) }
    }
  }

  /// Checks that a result of the search for titles to add is marked as being on the list.
  func validateIsOnList(_ film: ServedTitle) throws {
    try app.rows.matching { $0.name.contains(film.title) && $0.name.contains("on this list") }.first.wait(
      until: \.exists, for: "The mark at “\(film.title)”")
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
