import Automation
import AutomationTestSupport
import XCTest

/// Actions on the search tab.
protocol SearchScreenController: AppDriver {}

extension SearchScreenController {
  func typeSearch(_ words: String) throws {
    try app.searchField.wait(until: \.isFocused, for: "The keyboard in the field")
    try app.typeText(words)
  }

  func pressEscapeInSearch() throws { try app.pressKey("Escape") }
  func pressDownIntoResults() throws { try app.pressKey("Down") }
  func pressEnterInSearch() throws { try app.pressKey("Return") }
  func tapAllOf(_ words: String) throws { try app.rows[words].tap() }
  func tapRemoveFilter(_ name: String) throws { try app.buttons["Remove \(name)"].tap() }
  func tapClearRecents() throws { try app.buttons["Clear All"].tap() }
  func tapRemoveRecent(_ words: String) throws { try app.buttons["Remove “\(words)”"].tap() }

  /// Limits the search to a year.
  func narrow(toYear year: String) throws {
    try app.buttons["Filter Results"].tap()
    try app.windows["Filter Results"].textFields["Year"].focus()
    try app.typeText(year)
    try app.pressKey("Return")
    try app.pressKey("Escape")
    try app.windows["Matinee"].wait(until: \.isActive, for: "The main window")
  }

  /// Limits the search to a scope.
  func narrow(to scope: String) throws {
    try app.buttons["Filter Results"].tap()
    let window = app.windows["Filter Results"]
    try window.rows["Search In"].focus()
    try app.pressKey("Return")
    // As in any group of radio buttons, the focus starts at the selected choice.
    try app.wait(for: "keyboard focus on a choice") { () throws(AutomationError) in
      try app.focusedElement?.role == .radioButton
    }
    // There are about fifty choices. Checking the focus after each key would take a minute, so count the steps.
    let choices = try window.checkBoxes.names
    let here = try XCTUnwrap(choices.firstIndex(of: XCTUnwrap(app.focusedElement?.name)))
    let there = try XCTUnwrap(choices.firstIndex(of: scope), "no choice “\(scope)”")
    for _ in here..<max(here, there) { try app.pressKey("Down") }
    let choice = window.checkBoxes[scope]
    try choice.wait(until: \.isFocused, for: "The keyboard on “\(scope)”")
    try app.pressKey("space")
    try app.pressKey("Escape")
    try window.rows["Search In"].wait(until: \.exists)
    try app.pressKey("Escape")
    try app.windows["Matinee"].wait(until: \.isActive, for: "The main window")
  }
}

extension Application {
  var searchField: Element { searchFields["Search"] }
}

/// Checks of the search tab.
struct SearchScreenValidator {
  let app: Application

  func validateStart() throws {
    try app.staticTexts["Start Searching"].wait(until: \.exists, for: "The page “Start Searching”")
  }

  func validateField(_ words: String) throws {
    try app.searchField.wait(until: { $0.text == words }, for: "“\(words)” in the field")
    try app.searchField.wait(until: \.isFocused, for: "The keyboard in the field")
  }

  /// Checks the titles of the rows in all sections, in order.
  func validateTitles(_ titles: [String], file: StaticString = #filePath, line: UInt = #line) throws {
    try app.wait(for: "the results \(titles)") { () throws(AutomationError) in
      let names = try app.rows.names
      return names.count >= titles.count
        && zip(names, titles).allSatisfy { $0 == $1 || $0.hasPrefix("\($1), ") || $0.contains(": \($1), ") }
    }
  }

  func validateTopRow(_ words: String) throws {
    try app.rows.first.wait(until: { $0.name.contains(words) }, for: "“\(words)” on top")
  }

  func validateNotice(_ words: String) throws {
    try app.staticTexts.matching("that says “\(words)”") { $0.name.contains(words) }.first
      .wait(until: \.exists, for: "The words “\(words)”")
  }

  func validateNoNotice(_ words: String) throws {
    try app.staticTexts.matching("that says “\(words)”") { $0.name.contains(words) }.first
      .wait(until: { !$0.exists }, for: "The end of the words “\(words)”")
  }

  func validateAnnouncement(_ words: String) throws {
    try app.wait(for: "The announcement “\(words)”") { () throws(AutomationError) in
      try app.announcements.contains { $0.contains(words) }
    }
  }

  func validateRecent(_ words: String, isThere: Bool = true) throws {
    try app.buttons["Remove “\(words)”"].wait(
      until: { $0.exists == isThere }, for: isThere ? "the recent search" : "the end of the recent search")
  }
}
