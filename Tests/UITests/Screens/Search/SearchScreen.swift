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
  func tapRemoveFilter(_ name: String) throws { try app.buttons["Remove \(name)"].tap() }
  func tapRemoveRecent(_ words: String) throws { try app.buttons["Remove “\(words)”"].tap() }

  /// Limits the search to a year.
  func narrow(toYear year: String) throws {
    try app.toggleButtons["Any Year"].tap()
    try app.textFields["Year"].wait(until: \.isFocused, for: "The keyboard in the entry for the year")
    try app.typeText(year)
    try app.pressKey("Return")
    try app.toggleButtons[year].wait(until: \.isFocused, for: "The keyboard on the chip “\(year)”")
  }

  /// Limits the search to a scope.
  func narrow(to scope: String) throws {
    try app.toggleButtons["Everything"].tap()
    try app.rows[scope].tap()
    try app.toggleButtons[scope].wait(until: \.isFocused, for: "The keyboard on the chip “\(scope)”")
  }

  /// Limits the search to a scope, with the keyboard only.
  func narrowByKey(to scope: String) throws {
    try app.toggleButtons["Everything"].focus()
    try app.pressKey("Return")
    try app.rows["Everything"].wait(until: \.isFocused, for: "The keyboard on the current choice")
    for _ in 0..<5 where try !app.rows[scope].isFocused { try app.pressKey("Down") }
    try app.rows[scope].wait(until: \.isFocused, for: "The keyboard on “\(scope)”")
    try app.pressKey("Return")
    try app.toggleButtons[scope].wait(until: \.isFocused, for: "The keyboard on the chip “\(scope)”")
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
