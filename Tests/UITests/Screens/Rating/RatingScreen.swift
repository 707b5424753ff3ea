import Automation
import XCTest

/// Actions for the user's rating on a title's page, and for undo and redo.
protocol RatingController: AppDriver {}

extension RatingController {
  /// By keyboard, as it is written: `8.5`. It is settled by Enter.
  func typeRating(_ stars: String) throws {
    try beginRating(stars)
    try app.pressKey("Return")
  }

  /// Types a rating without confirming it.
  func beginRating(_ stars: String) throws {
    try app.sliders["Your Rating"].focus()
    try app.typeText(stars)
  }

  func pressUndo() throws { try app.pressKey("Ctrl+z") }
  func pressRedo() throws { try app.pressKey("Ctrl+Shift+z") }
  /// Chooses Undo in the main menu, and waits until it is enabled.
  func chooseUndo() throws {
    try app.pressKey("F10")
    try app.menuItems["Undo"].wait(until: \.isEnabled, for: "Something to undo")
    // The menu item handles the key.
    try pressUndo()
  }

  func chooseRedo() throws {
    try app.pressKey("F10")
    try app.menuItems["Redo"].wait(until: \.isEnabled, for: "Something to do again")
    // The app handles the key while the menu closes.
    try app.pressKey("Escape")
    try pressRedo()
  }

  func tapUndo() throws { try app.buttons["Undo"].activate() }
}

/// Checks of the user's ratings.
struct RatingValidator {
  let app: Application

  func validateStars(_ stars: Double) throws {
    try app.sliders["Your Rating"].wait(until: { $0.value == stars }, for: "The rating \(stars)")
  }

  /// Checks the accessible name of a row in a list.
  func validateRow(_ title: SentTitle, rating: String?) throws {
    let sentence = title.sentence + (rating.map { ", your rating \($0) of 10" } ?? "")
    try app.rows[sentence].wait(until: \.exists, for: "The row “\(sentence)”")
  }

  func validateSays(_ words: String) throws {
    try app.staticTexts[words].wait(until: \.exists, for: "The notice “\(words)”")
  }
}
