import Automation

/// Actions within a household: notes on titles, notifications, and the pages of people.
protocol HouseholdController: AppDriver {}

extension HouseholdController {
  /// Writes a note with the keyboard only, as a screen reader user does.
  func write(note: String) throws {
    try app.buttons["Write a Note"].focus()
    try app.pressKey("Return")
    try app.textFields["Write a Note"].wait(until: \.isFocused, for: "The keyboard in the note")
    try app.typeText(note)
    try app.pressKey("Ctrl+Return")
  }

  func rewriteNote(_ addition: String) throws {
    try app.buttons["Edit Your Note"].tap()
    try app.textFields["Edit Your Note"].wait(until: \.isFocused, for: "The keyboard in the note")
    try app.pressKey("Ctrl+End")
    try app.typeText(addition)
    try app.buttons["Save"].tap()
  }

  func tapRemoveNote() throws { try app.buttons["Remove Your Note"].tap() }
  func tapAuthor(_ name: String) throws { try app.buttons[name].tap() }
  func tapNotifications(_ count: Int) throws { try app.buttons["Notifications, \(count) New"].tap() }
  func pressNotifications() throws { try app.pressKey("Ctrl+Shift+n") }
  func tapFollowing() throws { try app.buttons["Following"].tap() }
  func tapFollow() throws { try app.buttons["Follow"].tap() }
}
