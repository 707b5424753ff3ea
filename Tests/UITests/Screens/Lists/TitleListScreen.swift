import Automation
import ToolTestSupport
import XCTest

/// Actions on a list of films in any state.
protocol TitleListScreenController: AppDriver {}

extension TitleListScreenController {
  func tapRetry() throws { try app.buttons["Retry"].tap() }
  func tapEnterAnotherKey() throws { try app.buttons["Enter Another Key"].tap() }

  func focusRow(_ title: ServedTitle) throws { try app.rows[title.sentence].focus() }
  func focusFirstRow() throws { try app.rows.first.focus() }
  func clickRow(_ title: ServedTitle) throws { try app.rows[title.sentence].click() }
  func clickRow(at index: Int) throws { try app.rows.element(at: index).click() }

  /// Opens the first row with the keyboard.
  func openFirstRow() throws {
    try focusFirstRow()
    try pressReturn()
  }

  /// Clicks the heading above the first row, which is part of the row.
  func clickHeadingOfFirstRow() throws { try app.rows.first.click(across: 0.5, down: 0.08) }
  func secondaryClickHeadingOfFirstRow() throws { try app.rows.first.secondaryClick(across: 0.5, down: 0.08) }

  /// Moves to the last loaded row with the list's End key.
  func pressEndOfList() throws {
    try app.lists.first.focus()
    try app.pressKey("End")
  }

  func scrollList(_ name: String) throws { try app.lists[name].scroll(4) }
}

/// Checks of a list of films: its rows compared with the server's, or the status page in their place.
struct TitleListValidator: Validator {
  let app: Application

  /// Checks that the list begins with the titles that the server sent.
  func validateRows(_ films: [ServedTitle], file: StaticString = #filePath, line: UInt = #line) throws {
    try validateFirstRow(films, file: file, line: line)
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
    try app.rows.first(beginningWith: words).wait(until: \.isFocused, for: "Keyboard focus on the footer")
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
    // Elements of the previous page may still be disappearing, so wait for each.
    try validateText(title)
    if let explanation { try validateText(explanation) }
    if let button { try validateButton(button) }
    try validateRowCount(0, file: file, line: line)
  }

  /// Checks the banner above the rows and its button.
  func validateBanner(_ words: String, button: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try validateText(beginning: words)
    try validateButton(button)
    XCTAssertGreaterThan(try app.rows.count, 0, "no rows below the banner", file: file, line: line)
  }

  func validateHasRows() throws { try app.rows.first.wait(until: \.exists, for: "The first row") }

  /// Checks the current number of rows.
  func validateRowCount(_ count: Int, file: StaticString = #filePath, line: UInt = #line) throws {
    XCTAssertEqual(try app.rows.count, count, "rows", file: file, line: line)
  }

  func validateFirstRowIsFocused() throws {
    try app.rows.first.wait(until: \.isFocused, for: "The keyboard on the first row")
  }

  /// Returns the position of a title's row in the window.
  func frame(of title: ServedTitle) throws -> Frame { try app.rows[title.sentence].frame }

  func validateRow(_ title: ServedTitle, isAt frame: Frame) throws {
    try app.rows[title.sentence].wait(until: { $0.frame == frame }, for: "The row at \(frame)")
  }

  /// Returns the first of these titles whose row is in the middle of the window.
  func titleInMiddle(of titles: [ServedTitle]) throws -> ServedTitle {
    try XCTUnwrap(
      titles.first { title in
        let row = app.rows[title.sentence]
        return try row.exists && row.isHittable && row.frame.y > 200
      }, "No row is in the middle")
  }
}
