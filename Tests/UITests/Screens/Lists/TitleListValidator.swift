import Automation
import ToolTestSupport
import XCTest

/// Checks of a list of films: its rows compared with the server's, or the status page in their place.
struct TitleListValidator {
  let app: Application

  /// Checks that the list begins with the titles that the server sent.
  func validateRows(_ films: [ServedTitle], file: StaticString = #filePath, line: UInt = #line) throws {
    let first = try XCTUnwrap(films.first, file: file, line: line)
    try app.rows.first.wait(until: { $0.name == first.sentence }, for: "The row “\(first.sentence)” on top")
    let names = try app.rows.names
    XCTAssertGreaterThan(names.count, 3, "too few rows to tell", file: file, line: line)
    XCTAssertEqual(Array(names.prefix(films.count)), films.prefix(names.count).map(\.sentence), file: file, line: line)
  }

  /// Checks only the first row, for lists that may have few rows.
  func validateFirstRow(_ titles: [ServedTitle], file: StaticString = #filePath, line: UInt = #line) throws {
    let first = try XCTUnwrap(titles.first, file: file, line: line)
    try app.rows.first.wait(until: { $0.name == first.sentence }, for: "The row “\(first.sentence)” on top")
  }

  func validateHasRow(_ film: ServedTitle) throws {
    try app.rows[film.sentence].wait(until: \.exists, for: "The row “\(film.sentence)”")
  }

  func validateRowIsFocused(_ film: ServedTitle) throws {
    try app.rows[film.sentence].wait(until: \.isFocused, for: "The keyboard on “\(film.sentence)”")
  }

  /// Checks an announcement to screen readers.
  func validateAnnouncement(_ words: String) throws {
    try app.wait(for: "The announcement “\(words)”") { () throws(AutomationError) in
      try app.announcements.contains { $0.hasPrefix(words) }
    }
  }

  /// Checks that the footer row has the keyboard focus.
  func validateFooterIsFocused(_ words: String) throws {
    try app.rows.matching("that begins with “\(words)”") { $0.name.hasPrefix(words) }.first
      .wait(until: \.isFocused, for: "Keyboard focus on the footer")
  }

  func validateFooterIsFocused(button: String) throws {
    try app.buttons[button].wait(until: \.isFocused, for: "Keyboard focus on the footer's “\(button)”")
  }

  func validateLoading() throws {
    try app.elements.matching("that says it is loading") { $0.name.hasSuffix("loading") || $0.name == "Loading" }.first
      .wait(until: \.exists, for: "The sign that something is loading")
  }

  /// Checks the status page that replaces the list.
  func validateMessage(
    _ title: String, _ explanation: String? = nil, button: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try app.staticTexts[title].wait(until: \.exists, for: "The message “\(title)”")
    if let explanation {
      XCTAssertTrue(
        try app.staticTexts[explanation].waitForExistence(), "no “\(explanation)”", file: file, line: line)
    }
    // Elements of the previous page may still be disappearing, so wait for each.
    if let button {
      XCTAssertTrue(try app.buttons[button].waitForExistence(), "no button “\(button)”", file: file, line: line)
    }
    XCTAssertEqual(try app.rows.count, 0, "rows beside the message", file: file, line: line)
  }

  /// Checks the banner above the rows and its button.
  func validateBanner(_ words: String, button: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try app.staticTexts.matching("that begins with “\(words)”") { $0.name.hasPrefix(words) }.first
      .wait(until: \.exists, for: "The banner “\(words)”")
    XCTAssertTrue(try app.buttons[button].waitForExistence(), "no button “\(button)”", file: file, line: line)
    XCTAssertGreaterThan(try app.rows.count, 0, "no rows below the banner", file: file, line: line)
  }

  func validateHasRows() throws { try app.rows.first.wait(until: \.exists, for: "The first row") }
}
