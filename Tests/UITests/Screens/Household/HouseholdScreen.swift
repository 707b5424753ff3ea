import Automation
import XCTest

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
  /// Opens a list with the keyboard only.
  func open(list sentence: String) throws {
    try app.rows[sentence].focus()
    try app.pressKey("Return")
  }

  func tapFollowing() throws { try app.buttons["Following"].tap() }
  func tapFollow() throws { try app.buttons["Follow"].tap() }
}

/// Checks of notes, notifications and people.
struct HouseholdValidator {
  let app: Application

  func validateNote(_ words: String) throws {
    try app.staticTexts[words].wait(until: \.exists, for: "The note “\(words)”")
  }

  func validateNoNote(_ words: String) throws {
    try app.staticTexts[words].wait(until: { !$0.exists }, for: "No note “\(words)”")
  }

  /// Checks that the rows of the notifications begin with these texts, in order.
  func validateNotifications(_ beginnings: [String]) throws {
    try app.wait(for: "the notifications \(beginnings)") { () throws(AutomationError) in
      let rows = try app.rows.snapshots
      return rows.count == beginnings.count && zip(rows, beginnings).allSatisfy { $0.name.hasPrefix($1) }
    }
  }

  func validateBell(_ name: String) throws {
    try app.buttons[name].wait(until: \.exists, for: "The bell “\(name)”")
  }

  func validateNoBell() throws { try app.buttons["Notifications"].wait(until: { !$0.exists }, for: "No bell") }

  func validateText(_ words: String) throws {
    try app.staticTexts[words].wait(until: \.exists, for: "“\(words)”")
  }

  func validateShelf(_ name: String, exists: Bool) throws {
    try app.lists[name].wait(until: { $0.exists == exists }, for: "The shelf “\(name)”: \(exists)")
  }
}
