import Automation

/// Actions on the shelves by genre, the titles of one genre, and the chips and the window that sort and filter them.
protocol GenresController: AppDriver {}

extension GenresController {
  func tapSeeAll(_ genre: String) throws { try app.buttons["See all, \(genre)"].tap() }
  func tapMoreFilters() throws { try app.buttons["More Filters…"].tap() }
  func tapChip(_ title: String) throws { try app.toggleButtons[title].tap() }

  /// Selects a choice in the menu of a chip.
  func choose(_ choice: String, inChip chip: String) throws {
    try tapChip(chip)
    try app.menuItems[choice].tap()
  }

  /// Opens a row of the window, selects a choice and returns, with the keyboard only.
  func choose(_ choice: String, in line: String) throws {
    try app.rows[line].focus()
    try app.pressKey("Return")
    let button = app.checkBoxes[choice]
    try button.wait(until: \.exists, for: "The choice “\(choice)”")
    // As in any group of radio buttons, the focus starts at the selected choice.
    for _ in 0..<20 where try !button.isFocused { try app.pressKey("Down") }
    try button.wait(until: \.isFocused, for: "The keyboard on “\(choice)”")
    try app.pressKey("space")
    try app.pressKey("Escape")
    try app.rows[line].wait(until: \.exists, for: "The line “\(line)”")
  }

  func closeFilters() throws { try app.pressKey("Escape") }
  func tapToRemove(_ filter: String) throws { try app.buttons["Remove \(filter)"].tap() }
}
