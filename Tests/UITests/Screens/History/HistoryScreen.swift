import Automation

/// Actions for watched titles: on pages, in the history, and in the Change Date window.
protocol HistoryScreenController: AppDriver {}

extension HistoryScreenController {
  func tapMarkWatched() throws { try app.buttons["Mark as Watched"].tap() }
  /// Marks the row with the keyboard focus, or the page, as watched.
  func pressMarkWatched() throws { try app.pressKey("Ctrl+m") }
  func pressHistory() throws { try app.pressKey("Ctrl+h") }

  func tapMarkWatched(episode name: String) throws { try app.buttons["Mark \(name) as Watched"].tap() }

  /// Clicks the check mark in the upper corner of a card's picture. Screen readers use the menu or Ctrl+M instead.
  func clickCheckMark(onFirstCardOf shelf: String) throws {
    // From GTK 4.10, the first card’s frame includes the margin before it. This point is within the button either way.
    try app.lists[shelf].rows.first.click(across: 0.95, down: 0.14)
  }

  func tapRatingsSegment() throws { try app.tabLists["Library"].tabs["Ratings"].tap() }

  /// Clicks the last bar of a chart with columns.
  func clickLastBar(of chart: String) throws { try app.images[chart].click(across: 0.97, down: 0.7) }

  /// Opens the last bar of a chart with the keyboard.
  func openLastBarByKey(of chart: String) throws {
    try app.images[chart].focus()
    for key in ["End", "Return"] { try app.pressKey(key) }
  }

  func tapStatisticsSegment() throws { try app.tabLists["Library"].tabs["Statistics"].tap() }
  func tapFetchDetails() throws { try app.buttons["Fetch Details"].tap() }

  /// Opens the *Add to History* window from the page. The date has the focus and is selected.
  func tapChooseDate() throws {
    try app.toggleButtons["When You Watched It"].tap()
    try app.menuItems["Choose Date…"].tap()
    try app.viewingWindow.wait(until: \.isActive, for: "The dialog")
  }

  /// Opens the *Add to History* window from the page, at yesterday.
  func tapYesterday() throws {
    try app.toggleButtons["When You Watched It"].tap()
    try app.menuItems["Yesterday…"].tap()
    try app.viewingWindow.wait(until: \.isActive, for: "The dialog")
  }

  /// Opens the *Add to History* window with the keyboard.
  func chooseDateByKey() throws {
    try app.toggleButtons["When You Watched It"].focus()
    try pressReturn()
    try app.menuItems["Choose Date…"].wait(until: \.exists, for: "The menu")
    try app.pressKey("c")
    try app.viewingWindow.wait(until: \.isActive, for: "The dialog")
  }

  func tapStarsOfViewing() throws { try app.viewingWindow.sliders["Your Rating"].tap() }
  func typeStarsOfViewing(_ stars: String) throws { try app.viewingWindow.sliders["Your Rating"].typeText(stars) }
  func typeNoteOfViewing(_ note: String) throws { try app.viewingWindow.textFields["Note"].typeText(note) }
  func tapAddViewing() throws { try app.viewingWindow.buttons["Add"].tap() }

  /// Changes the date of the row with the keyboard focus, using only the keyboard.
  func changeDate(to text: String) throws {
    try app.pressKey("F2")
    let window = app.windows["Change Date"]
    try window.wait(until: \.isActive, for: "The window for the date")
    try replaceText(with: text)
    try pressReturn()
    try app.windows["Matinee"].wait(until: \.isActive, for: "The main window")
  }

  /// Marks an episode as watched with the keyboard, as a screen reader user does.
  func toggleWatched(episode name: String) throws {
    try app.checkBoxes["Watched: \(name)"].focus()
    try app.pressKey("space")
  }

  /// Opens an episode's rating stars, sets a rating and closes them, using only the keyboard.
  func rate(episode name: String, _ stars: String) throws {
    try app.toggleButtons["Your Rating: \(name)"].focus()
    try app.pressKey("space")
    try app.sliders["Your Rating of \(name)"].wait(until: \.isFocused, for: "The stars of “\(name)”")
    try app.typeText(stars)
    try app.pressKey("Return")
  }

  /// Marks the season as watched from the menu next to its episodes, with the keyboard.
  func chooseMarkSeason() throws {
    try app.buttons["Season Menu"].focus()
    try app.pressKey("space")
    try app.menuItems["Mark Season as Watched"].wait(until: \.exists, for: "The menu")
    try app.pressKey("m")
  }
}

extension Application {
  fileprivate var viewingWindow: Element { windows["Add to History"] }
}

/// Checks of watched titles.
struct HistoryValidator: Validator {
  let app: Application

  /// Checks the description of the button that opens an episode's rating stars.
  func validateStars(of episode: String, _ words: String) throws {
    try app.toggleButtons["Your Rating: \(episode)"].wait(
      until: { $0.description == words }, for: "“\(words)” at “\(episode)”")
  }

  /// Checks the title of the first poster in a grid.
  func validateFirstPoster(_ title: String) throws {
    try app.cells.first.wait(until: { $0.name.hasPrefix(title) }, for: "“\(title)” first")
  }

  func validateTick(_ name: String, _ isOn: Bool) throws {
    try app.checkBoxes["Watched: \(name)"].wait(
      until: { $0.exists && $0.isChecked == isOn }, for: "The check box of “\(name)”: \(isOn)")
  }
}
