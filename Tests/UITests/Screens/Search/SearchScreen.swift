import Automation
import XCTest

/// Actions on the search tab.
protocol SearchScreenController: AppDriver {}

extension SearchScreenController {
  func typeSearch(_ words: String) throws {
    try app.searchField.wait(until: \.isFocused, for: "The keyboard in the field")
    try app.typeText(words)
  }

  /// Types text while a list has the keyboard focus.
  func typeTextInList(_ text: String) throws { try app.lists.first.typeText(text) }

  /// Moves the focus to the search field, and clears it.
  func clearSearch() throws {
    try app.searchField.focus()
    try pressEscape()
  }

  func tapUseSuggestion() throws { try app.buttons["Search Instead"].tap() }
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
struct SearchScreenValidator: Validator {
  let app: Application

  func validateStart() throws { try validateText("Start Searching") }

  func validateText(inField words: String) throws {
    try app.searchField.wait(until: { $0.text == words }, for: "“\(words)” in the field")
  }

  func validateField(_ words: String) throws {
    try validateText(inField: words)
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

  /// Checks that the section of films begins with these titles, up to their first comma.
  func validateFilms(_ titles: [String]) throws {
    // Results from this device appear first.
    try app.wait(for: "the films \(titles)") { () throws(AutomationError) in
      let section = try app.rows.names.filter { $0.contains(", Film, ") }.map { $0.replacing("Films: ", with: "") }
      return section.prefix(titles.count).map { $0.prefix { $0 != "," } } == titles.map { $0.prefix { $0 != "," } }
    }
  }

  func validateResultIsFocused() throws {
    // TMDB's results may move a local result down, but it keeps the keyboard focus.
    try app.rows.matching("with keyboard focus", \.isFocused).first.wait(until: \.exists, for: "Focus on a result")
  }

  func validateAnnouncement(_ words: String) throws {
    try app.wait(for: "The announcement “\(words)”") { () throws(AutomationError) in
      try app.announcements.contains { $0.contains(words) }
    }
  }

  func validateRecent(_ words: String, isThere: Bool = true) throws {
    try validateButton("Remove “\(words)”", isShown: isThere)
  }
}
