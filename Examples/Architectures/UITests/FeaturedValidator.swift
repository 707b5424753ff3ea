import Automation
import XCTest

/// Checks of the feature: its rows compared with the server's, its messages, and what a screen reader announces.
struct FeaturedValidator {
  let app: Application

  func validateSegments(selected: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try app.segment(selected).wait(until: \.isSelected, for: "The segment “\(selected)”")
    let segments = try app.segments.snapshots
    XCTAssertEqual(segments.filter(\.isSelected).map(\.name), [selected], file: file, line: line)
  }

  /// Checks that the list begins with these films.
  func validateRows(_ films: [ServedFilm], file: StaticString = #filePath, line: UInt = #line) throws {
    let first = try XCTUnwrap(films.first, file: file, line: line)
    try app.rows.first.wait(until: { $0.name == first.row }, for: "The row “\(first.row)” on top")
    let names = try app.rows.names
    XCTAssertEqual(Array(names.prefix(films.count)), films.prefix(names.count).map(\.row), file: file, line: line)
  }

  func validateRowIsFocused(_ film: ServedFilm) throws {
    try app.rows[film.row].wait(until: \.isFocused, for: "The focus on “\(film.row)”")
  }

  func validateNoRows(file: StaticString = #filePath, line: UInt = #line) throws {
    XCTAssertEqual(try app.rows.count, 0, file: file, line: line)
  }

  func validateList(isNamed name: String) throws {
    try app.lists[name].wait(until: \.exists, for: "The list “\(name)”")
  }

  func validateAnnouncement(_ text: String) throws {
    try app.wait(for: "The announcement “\(text)”") { () throws(AutomationError) in
      try app.announcements.contains { $0.hasPrefix(text) }
    }
  }

  func validateMessage(_ title: String) throws {
    try app.staticTexts[title].wait(until: \.exists, for: "The message “\(title)”")
  }

  func validateIsLoading() throws {
    try app.elements["Loading"].wait(until: \.exists, for: "The spinner")
  }

  func validateText(_ text: String) throws {
    try app.staticTexts.matching("with the text “\(text)”") { $0.name.contains(text) }.first
      .wait(until: \.exists, for: "The text “\(text)”")
  }

  func validateWindow(_ title: String) throws {
    try app.windows[title].wait(until: \.exists, for: "The window “\(title)”")
  }
}
