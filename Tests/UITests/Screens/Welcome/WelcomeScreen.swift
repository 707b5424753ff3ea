import Automation
import XCTest

/// Actions in the welcome.
protocol WelcomeController: CredentialScreenController {}

extension WelcomeController {
  /// Clicks a row of the welcome, such as "Connect TMDB".
  func tapWelcome(_ row: String) throws { try app.welcomeWindow.rows[row].tap() }

  /// Activates a row of the welcome with the keyboard.
  func pressWelcome(_ row: String) throws {
    try app.welcomeWindow.rows[row].focus()
    try pressReturn()
  }

  func tapWelcomeButton(_ button: String) throws { try app.welcomeWindow.buttons[button].tap() }
}

/// Checks of the welcome.
struct WelcomeValidator: Validator {
  let app: Application

  func validateIsOpen() throws { try app.welcomeWindow.wait(until: \.isActive, for: "The welcome") }

  func validateIsClosed() throws {
    XCTAssertTrue(try app.welcomeWindow.waitForNonExistence(), "The welcome stays open.")
  }

  /// Checks that the welcome isn't open at this moment.
  func validateIsAbsent(file: StaticString = #filePath, line: UInt = #line) throws {
    XCTAssertFalse(try app.welcomeWindow.exists, "The welcome is open.", file: file, line: line)
  }

  /// Checks the keyboard focus.
  func validateFocus(_ name: String) throws {
    try app.welcomeWindow.elements.matching("“\(name)” with the focus") { $0.isFocused && $0.name == name }.first
      .wait(until: \.exists, for: "The focus on “\(name)”")
  }

  /// Checks that the welcome has a row, with its text.
  func validateRow(_ name: String, says text: String) throws {
    try app.welcomeWindow.rows[name].wait(until: { $0.exists && $0.description == text }, for: "“\(name)”: “\(text)”")
  }

  func validateButton(_ name: String) throws {
    try app.welcomeWindow.buttons[name].wait(until: \.exists, for: "The button “\(name)”")
  }

  func validateHasRow(_ name: String) throws {
    try app.welcomeWindow.rows[name].wait(until: \.exists, for: "The row “\(name)”")
  }
}

extension Application {
  fileprivate var welcomeWindow: Element { windows["Welcome"] }
}
