import Automation
import XCTest

/// The user's own rating on a title's page, and the ways to take back what was done.
protocol RatingController: AppDriver {}

extension RatingController {
  /// By keyboard, as it is written: `8.5`. It is settled by Enter.
  func typeRating(_ stars: String) throws {
    try beginRating(stars)
    try app.pressKey("Return")
  }

  /// The same, not settled yet.
  func beginRating(_ stars: String) throws {
    try app.sliders["Your Rating"].focus()
    try app.typeText(stars)
  }

  func pressUndo() throws { try app.pressKey("Ctrl+z") }
  func pressRedo() throws { try app.pressKey("Ctrl+Shift+z") }
  /// What is greyed out until there is something to take back is waited for.
  func chooseUndo() throws {
    try app.pressKey("F10")
    try app.menuItems["Undo"].wait(until: \.isEnabled, for: "Something to undo")
    // The line of the menu hears it.
    try pressUndo()
  }

  func chooseRedo() throws {
    try app.pressKey("F10")
    try app.menuItems["Redo"].wait(until: \.isEnabled, for: "Something to do again")
    // It is heard while the menu closes.
    try app.pressKey("Escape")
    try pressRedo()
  }

  func tapUndo() throws { try app.buttons["Undo"].activate() }
}

/// What must hold of the user's own ratings.
struct RatingValidator {
  let app: Application

  func validateStars(_ stars: Double) throws {
    try app.sliders["Your Rating"].wait(until: { $0.value == stars }, for: "The rating \(stars)")
  }

  /// A row in a list, and what it is read as.
  func validateRow(_ title: SentTitle, rating: String?) throws {
    let sentence = title.sentence + (rating.map { ", your rating \($0) of 10" } ?? "")
    try app.rows[sentence].wait(until: \.exists, for: "The row “\(sentence)”")
  }

  func validateSays(_ words: String) throws {
    try app.staticTexts[words].wait(until: \.exists, for: "The notice “\(words)”")
  }
}
