import Automation
import XCTest

/// Actions for the user's rating on a title's page, and for undo and redo.
protocol RatingController: AppDriver {}

extension RatingController {
  /// Types a rating such as `8.5` and confirms it with Enter.
  func typeRating(_ stars: String) throws {
    try beginRating(stars)
    try pressReturn()
  }

  /// Types a rating without confirming it.
  func beginRating(_ stars: String) throws { try app.sliders["Your Rating"].typeText(stars) }

  func pressUndo(times: Int = 1) throws { try app.pressKey("Ctrl+z", times: times) }
  func pressRedo(times: Int = 1) throws { try app.pressKey("Ctrl+Shift+z", times: times) }

  /// Opens the main menu, waits until Undo is enabled, and presses its shortcut.
  func chooseUndo() throws {
    try app.pressKey("F10")
    try app.menuItems["Undo"].wait(until: \.isEnabled, for: "Undo to be enabled")
    // The open menu handles the shortcut.
    try pressUndo()
  }

  /// Opens the main menu, waits until Redo is enabled, closes the menu, and presses the shortcut of Redo.
  func chooseRedo() throws {
    try app.pressKey("F10")
    let redo = app.menuItems["Redo"]
    try redo.wait(until: \.isEnabled, for: "Redo to be enabled")
    try app.pressKey("Escape")
    // A key that is pressed while the display takes the keyboard away from the menu can get lost.
    XCTAssertTrue(try redo.waitForNonExistence(), "The menu stays open.")
    try pressRedo()
  }

  func tapUndo() throws { try app.buttons["Undo"].tap() }
}

/// Checks of the user's ratings.
struct RatingValidator: Validator {
  let app: Application

  func validateStars(_ stars: Double) throws {
    try app.sliders["Your Rating"].wait(until: { $0.value == stars }, for: "The rating \(stars)")
  }

  func validateHasStars() throws {
    try app.sliders["Your Rating"].wait(until: { ($0.value ?? 0) > 0 }, for: "A rating")
  }

  /// Checks the accessible name of a row in a list.
  func validateRow(_ title: ServedTitle, rating: String?) throws {
    let sentence = title.sentence + (rating.map { ", your rating \($0) out of 10" } ?? "")
    try app.rows[sentence].wait(until: \.exists, for: "The row “\(sentence)”")
  }
}
