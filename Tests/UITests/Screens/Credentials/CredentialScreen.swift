import Automation
import XCTest

/// Actions in the window for the API key.
protocol CredentialScreenController: AppDriver {}

extension CredentialScreenController {
  func typeKey(_ key: String) throws { try app.credentialWindow.textFields.first.typeText(key) }
  func submitKey() throws { try app.pressKey("Return") }
  func pressEscape() throws { try app.pressKey("Escape") }
}

/// Checks of the window for the API key.
struct CredentialScreenValidator {
  let app: Application

  func validateIsOpen() throws { try app.credentialWindow.wait(until: \.isActive, for: "The API key window") }

  func validateIsClosed() throws {
    XCTAssertTrue(try app.credentialWindow.waitForNonExistence(), "The API key window stays open.")
  }

  func validateErrorMessage(_ words: String) throws {
    try app.credentialWindow.elements.matching("that says “\(words)”") { $0.name.contains(words) }.first
      .wait(until: \.exists, for: "The refusal “\(words)”")
  }
}

extension Application {
  /// The window for the key alone, or the welcome, which also explains TMDB.
  var credentialWindow: Element {
    windows.matching("for the TMDB key") { ["TMDB Key", "Welcome"].contains($0.name) }.first
  }
}
