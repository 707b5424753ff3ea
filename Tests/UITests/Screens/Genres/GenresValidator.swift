import Automation
import XCTest

/// Checks of the shelves by genre and of the titles of one genre.
struct GenresValidator {
  let app: Application

  /// Checks that a shelf begins with the first title that the server sent.
  func validateShelf(_ genre: String, _ titles: [ServedTitle]) throws {
    let first = try XCTUnwrap(titles.first)
    try app.lists[genre].rows.first.wait(
      until: { $0.name == first.sentence }, for: "“\(first.sentence)” first in “\(genre)”")
  }

  /// Checks that a genre's grid begins with the first of these titles.
  func validateGrid(_ titles: [ServedTitle]) throws {
    let first = try XCTUnwrap(titles.first)
    try app.cells.first.wait(until: { $0.name == first.sentence }, for: "“\(first.sentence)” first")
  }

  func validateFilter(_ words: String, isShown: Bool) throws {
    try app.buttons["Remove \(words)"].wait(
      until: { $0.exists == isShown }, for: "\(isShown ? "The" : "No") filter “\(words)”")
  }

  /// Checks that no popover is open, and that a chip has the keyboard focus.
  func validateChipIsFocused(_ title: String) throws {
    try app.toggleButtons[title].wait(until: \.isFocused, for: "The keyboard on “\(title)”")
    try app.searchFields.first.wait(until: { !$0.exists }, for: "No popover")
  }
}
