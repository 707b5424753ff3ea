import Automation
import ToolTestSupport
import XCTest

/// What must hold of a list of films: its rows against what the server sent, or the page in their place.
struct TitleListValidator {
  let app: Application

  /// The rows from the first on say what the server sent.
  func validateRows(_ films: [SentTitle], file: StaticString = #filePath, line: UInt = #line) throws {
    let first = try XCTUnwrap(films.first, file: file, line: line)
    try app.rows.first.wait(until: { $0.name == first.sentence }, for: "The row “\(first.sentence)” on top")
    let names = try app.rows.names
    XCTAssertGreaterThan(names.count, 3, "too few rows to tell", file: file, line: line)
    XCTAssertEqual(Array(names.prefix(films.count)), films.prefix(names.count).map(\.sentence), file: file, line: line)
  }

  /// The row on top says what the server sent first; there may be few.
  func validateFirstRow(_ titles: [SentTitle], file: StaticString = #filePath, line: UInt = #line) throws {
    let first = try XCTUnwrap(titles.first, file: file, line: line)
    try app.rows.first.wait(until: { $0.name == first.sentence }, for: "The row “\(first.sentence)” on top")
  }

  func validateHasRow(_ film: SentTitle) throws {
    try app.rows[film.sentence].wait(until: \.exists, for: "The row “\(film.sentence)”")
  }

  func validateRowIsFocused(_ film: SentTitle) throws {
    try app.rows[film.sentence].wait(until: \.isFocused, for: "The keyboard on “\(film.sentence)”")
  }

  /// What is said to a person who does not see the change: the window's line of words for screen readers.
  func validateAnnouncement(_ words: String) throws {
    try app.wait(for: "The announcement “\(words)”") { () throws(AutomationError) in
      try app.announcements.contains { $0.hasPrefix(words) }
    }
  }

  /// The foot of the list has the keyboard, as a row of its own.
  func validateFootIsFocused(_ words: String) throws {
    try app.rows.matching("that begins with “\(words)”") { $0.name.hasPrefix(words) }.first
      .wait(until: \.isFocused, for: "The keyboard on the foot")
  }

  func validateFootIsFocused(button: String) throws {
    try app.buttons[button].wait(until: \.isFocused, for: "The keyboard on the foot's “\(button)”")
  }

  func validateLoading() throws {
    try app.elements.matching("that says it is loading") { $0.name.hasSuffix("loading") || $0.name == "Loading" }.first
      .wait(until: \.exists, for: "The sign that something is loading")
  }

  /// A page with words in the list's place.
  func validateMessage(
    _ title: String, _ explanation: String? = nil, button: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try app.staticTexts[title].wait(until: \.exists, for: "The message “\(title)”")
    if let explanation {
      XCTAssertTrue(
        try app.staticTexts[explanation].waitForExistence(), "no “\(explanation)”", file: file, line: line)
    }
    // What was there before may be leaving: each is waited for.
    if let button {
      XCTAssertTrue(try app.buttons[button].waitForExistence(), "no button “\(button)”", file: file, line: line)
    }
    XCTAssertEqual(try app.rows.count, 0, "rows beside the message", file: file, line: line)
  }

  /// A line of words above the rows, with a button.
  func validateBanner(_ words: String, button: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try app.staticTexts.matching("that begins with “\(words)”") { $0.name.hasPrefix(words) }.first
      .wait(until: \.exists, for: "The banner “\(words)”")
    XCTAssertTrue(try app.buttons[button].waitForExistence(), "no button “\(button)”", file: file, line: line)
    XCTAssertGreaterThan(try app.rows.count, 0, "no rows below the banner", file: file, line: line)
  }

  func validateNoMessage() throws { try app.rows.first.wait(until: \.exists, for: "The first row") }
}
