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
    try app.pressKey("space")
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
    try app.pressKey("Return")
    try app.windows["Matinee"].wait(until: \.isActive, for: "The main window")
  }

  func openList(_ name: String) throws {
    try list(name).focus()
    try app.pressKey("Return")
  }

  /// Clicks the heading above the open items, which is part of the first item's row.
  func clickHeadingOfItems() throws { try app.rows.first.click(across: 0.5, down: 0.1) }
  func secondaryClickHeadingOfItems() throws { try app.rows.first.secondaryClick(across: 0.5, down: 0.1) }

  func list(_ name: String) -> Element {
    app.rows.matching("of the list “\(name)”") { $0.name.hasPrefix("\(name), ") }.first
  }
}

/// Checks of the user's lists.
struct UserListsValidator {
  let app: Application

  func validateList(_ sentence: String) throws { try app.rows[sentence].wait(until: \.exists) }

  /// Checks the names of the items and whether they are checked off, in order.
  func validateItems(_ items: [(name: String, isDone: Bool)]) throws {
    try app.wait(for: "the items \(items)") { () throws(AutomationError) in
      let rows = try app.rows.snapshots
      return rows.count == items.count
        && zip(rows, items).allSatisfy { $0.name.hasPrefix($1.name) && $0.isChecked == $1.isDone }
    }
  }
}
