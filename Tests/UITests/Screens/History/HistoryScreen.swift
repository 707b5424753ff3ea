import Automation
import XCTest

/// Actions for watched titles: on pages, in the history, and in the Change Date window.
protocol HistoryScreenController: AppDriver {}

extension HistoryScreenController {
  func tapMarkWatched() throws { try app.buttons["Mark as Watched"].tap() }
  /// Marks the row with the keyboard focus, or the page, as watched.
  func pressMarkWatched() throws { try app.pressKey("Ctrl+m") }
  func pressHistory() throws { try app.pressKey("Ctrl+h") }

  /// Clicks the heading above an item, which is part of the item's row.
  func clickHeading(of row: Element) throws { try row.click(across: 0.5, down: 0.08) }
  func secondaryClickHeading(of row: Element) throws { try row.secondaryClick(across: 0.5, down: 0.08) }

  /// Changes the date of the row with the keyboard focus, using only the keyboard.
  func changeDate(to text: String) throws {
    try app.pressKey("F2")
    let window = app.windows["Change Date"]
    try window.wait(until: \.isActive, for: "The window for the date")
    try app.pressKey("Ctrl+a")
    try app.typeText(text)
    try app.pressKey("Return")
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

  func closeStars() throws { try app.pressKey("Escape") }

  /// Marks the season as watched from the menu next to its episodes, with the keyboard.
  func chooseMarkSeason() throws {
    try app.buttons["Season Menu"].focus()
    try app.pressKey("space")
    try app.menuItems["Mark Season as Watched"].wait(until: \.exists, for: "The menu")
    try app.pressKey("m")
  }
}

/// Checks of watched titles.
struct HistoryValidator {
  let app: Application

  func validateText(_ text: String, isShown: Bool) throws {
    try app.staticTexts[text].wait(until: { $0.exists == isShown }, for: "“\(text)”, shown or not")
  }

  func validateButton(_ words: String) throws {
    try app.buttons[words].wait(until: \.exists, for: "The button “\(words)”")
  }

  /// Checks the description of the button that opens an episode's rating stars.
  func validateStars(of episode: String, _ words: String) throws {
    try app.toggleButtons["Your Rating: \(episode)"].wait(
      until: { $0.description == words }, for: "“\(words)” at “\(episode)”")
  }

  /// Checks that the rows of the history begin with these texts.
  func validateHistory(_ beginnings: [String]) throws {
    try app.wait(for: "the history \(beginnings)") { () throws(AutomationError) in
      let rows = try app.rows.snapshots
      return rows.count == beginnings.count && zip(rows, beginnings).allSatisfy { $0.name.hasPrefix($1) }
    }
  }

  func validateEmptyHistory() throws {
    try app.staticTexts["Nothing Watched Yet"].wait(until: \.exists, for: "The empty-history message")
  }

  func validateTick(_ name: String, _ isOn: Bool) throws {
    try app.checkBoxes["Watched: \(name)"].wait(
      until: { $0.isChecked == isOn }, for: "The check box of “\(name)”: \(isOn)")
  }

  func validateText(_ words: String) throws {
    try app.staticTexts[words].wait(until: \.exists, for: "“\(words)”")
  }

  func validateHeading(_ words: String) throws {
    try app.headings[words].wait(until: \.exists, for: "The heading “\(words)”")
  }
}
