import Automation
import XCTest

/// What people of a household say and do: notes on the pages of titles, notifications, and the pages of people.
protocol HouseholdController: AppDriver {}

extension HouseholdController {
  /// By keyboard alone, as a screen reader's user does.
  func write(note: String) throws {
    try app.buttons["Write a Note"].focus()
    try app.pressKey("Return")
    try app.textFields["Write a Note"].wait(until: \.isFocused, for: "The keyboard in the note")
    try app.typeText(note)
    try app.pressKey("Ctrl+Return")
  }

  func rewriteNote(_ addition: String) throws {
    try app.buttons["Edit Your Note"].activate()
    try app.textFields["Edit Your Note"].wait(until: \.isFocused, for: "The keyboard in the note")
    try app.pressKey("Ctrl+End")
    try app.typeText(addition)
    try app.buttons["Save"].activate()
  }

  func tapRemoveNote() throws { try app.buttons["Remove Your Note"].activate() }
  func tapAuthor(_ name: String) throws { try app.buttons[name].activate() }
  func tapNotifications(_ count: Int) throws { try app.buttons["Notifications, \(count) New"].activate() }
  func pressNotifications() throws { try app.pressKey("Ctrl+Shift+n") }
  /// By keyboard alone.
  func open(list sentence: String) throws {
    try app.rows[sentence].focus()
    try app.pressKey("Return")
  }

  func tapFollowing() throws { try app.buttons["Following"].activate() }
  func tapFollow() throws { try app.buttons["Follow"].activate() }
}

/// What must hold of them.
struct HouseholdValidator {
  let app: Application

  func validateNote(_ words: String) throws {
    try app.staticTexts[words].wait(until: \.exists, for: "The note “\(words)”")
  }

  func validateNoNote(_ words: String) throws {
    try app.staticTexts[words].wait(until: { !$0.exists }, for: "No note “\(words)”")
  }

  /// The rows in their order, each as it begins.
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

  func validateWords(_ words: String) throws {
    try app.staticTexts[words].wait(until: \.exists, for: "“\(words)”")
  }

  func validateShelf(_ name: String, exists: Bool) throws {
    try app.lists[name].wait(until: { $0.exists == exists }, for: "The shelf “\(name)”: \(exists)")
  }
}
