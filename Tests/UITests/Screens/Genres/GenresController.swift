import Automation

/// Actions on the shelves by genre, the titles of one genre, and the chips that sort and filter them.
protocol GenresController: AppDriver {}

extension GenresController {
  func tapSeeAll(_ genre: String) throws { try app.buttons["See all, \(genre)"].tap() }
  func tapChip(_ title: String) throws { try app.toggleButtons[title].tap() }

  /// Selects a choice in the menu of a chip.
  func choose(_ choice: String, inChip chip: String) throws {
    try tapChip(chip)
    try app.menuItems[choice].tap()
  }

  /// Opens the menu or popover of a chip, with the keyboard only.
  func openChipByKey(_ title: String, _ key: String = "Return") throws {
    try app.toggleButtons[title].focus()
    try app.pressKey(key)
  }

  func tapToRemove(_ filter: String) throws { try app.buttons["Remove \(filter)"].tap() }
}
