import Automation
import XCTest

/// Actions on the shelves by genre, the titles of one genre, and the chips that sort and filter them.
protocol GenresController: TitleScreenController {}

extension GenresController {
  func tapSeeAll(_ genre: String) throws { try app.buttons["See all, \(genre)"].tap() }

  /// Opens the genre of the focused card with the keyboard.
  func openSeeAllByKey() throws {
    try app.pressKey("Shift+Tab")
    try pressReturn()
  }

  /// Opens a genre with the keyboard, coming from another one above it.
  func openSeeAllByKey(_ genre: String, from other: String) throws {
    try app.buttons["See all, \(other)"].focus()
    for _ in 0..<20 where try app.focusedElement?.name != "See all, \(genre)" { try pressTab() }
    try pressReturn()
  }

  func scrollShelf(_ genre: String) throws { try app.shelf(genre).rows.first.scroll(4) }

  /// Clicks the button that appears in the lower corner of the first poster under the pointer.
  func clickWatchlistButton(in genre: String) throws {
    try app.shelf(genre).rows.first.hover()
    try app.shelf(genre).rows.first.click(across: 0.24, down: 0.68)
  }

  func tapChip(_ title: String) throws { try app.toggleButtons[title].tap() }
  func focusChip(_ title: String) throws { try app.toggleButtons[title].focus() }

  /// Selects a choice in the menu of a chip.
  func choose(_ choice: String, inChip chip: String) throws {
    try tapChip(chip)
    try app.menuItems[choice].tap()
  }

  /// Opens the menu or popover of a chip, with the keyboard only.
  func openChipByKey(_ title: String, _ key: String = "Return") throws {
    try focusChip(title)
    try app.pressKey(key)
  }

  func tapChoice(_ name: String) throws { try app.rows[name].tap() }
  func tapService(_ name: String) throws { try app.checkBoxes[name].tap() }

  /// Types into the search of the open popover, which has the keyboard focus.
  func searchChoices(_ text: String) throws {
    try GenresValidator(app: app).validateSearchIsFocused()
    try replaceText(with: text)
  }

  /// Searches the open popover for a service, and ticks it, with the keyboard only.
  func tickServiceByKey(_ service: String, search text: String) throws {
    for _ in 0..<4 where try !app.searchFields.element.isFocused { try app.pressKey("Shift+Tab") }
    try searchChoices(text)
    let choice = app.checkBoxes[service]
    try choice.wait(until: \.exists, for: "“\(service)”")
    for _ in 0..<4 where try !choice.isFocused { try pressTab() }
    try pressSpace()
    try choice.wait(until: \.isChecked, for: "“\(service)” chosen")
  }

  /// Types the first year into the open popover.
  func typeFirstYear(_ year: String) throws {
    try app.textFields["First Year"].wait(until: \.isFocused, for: "The first year")
    try replaceText(with: year)
  }

  func tapToRemove(_ filter: String) throws { try app.buttons["Remove \(filter)"].tap() }

  /// Removes the filter of the chip with the keyboard focus, with the keyboard only.
  func removeByKey(_ filter: String) throws {
    try pressTab()
    try app.buttons["Remove \(filter)"].wait(until: \.isFocused, for: "The button that removes the filter")
    try pressSpace()
  }
}

/// Checks of the shelves by genre and of the titles of one genre.
struct GenresValidator: Validator {
  let app: Application

  /// Checks that the grid begins with the first of these titles.
  func validateGrid(_ titles: [ServedTitle]) throws {
    let first = try XCTUnwrap(titles.first)
    try app.cells.first.wait(until: { $0.name == first.sentence }, for: "“\(first.sentence)” first")
  }

  func validateFilter(_ words: String, isShown: Bool) throws { try validateButton("Remove \(words)", isShown: isShown) }

  /// Checks that no popover is open, and that a chip has the keyboard focus and is in view.
  func validateChipIsFocused(_ title: String) throws {
    try app.toggleButtons[title].wait(until: { $0.isFocused && $0.isVisible }, for: "The keyboard on “\(title)”")
    try app.searchFields.first.wait(until: { !$0.exists }, for: "No popover")
  }

  func validateSearchIsFocused() throws {
    try app.searchFields.element.wait(until: \.isFocused, for: "The search in the popover")
  }

  func validateChoice(_ name: String, isShown: Bool) throws {
    try app.rows[name].wait(until: { $0.exists == isShown }, for: "\(isShown ? "The" : "No") choice “\(name)”")
  }

  func validateServiceIsTicked(_ name: String) throws {
    try app.checkBoxes[name].wait(until: \.isChecked, for: "“\(name)”, ticked")
  }
}
