import Automation
import XCTest

/// Actions in the window for the API key.
protocol CredentialScreenController: AppDriver {}

extension CredentialScreenController {
  func typeKey(_ key: String) throws { try app.credentialWindow.textFields.first.typeText(key) }
  func tapUseTMDB() throws { try app.buttons["Use TMDB…"].tap() }
}

/// Checks of the window for the API key.
struct CredentialScreenValidator: Validator {
  let app: Application

  func validateIsOpen() throws { try app.credentialWindow.wait(until: \.isActive, for: "The API key window") }

  func validateIsClosed() throws {
    XCTAssertTrue(try app.credentialWindow.waitForNonExistence(), "The API key window stays open.")
  }

  func validateErrorMessage(_ words: String) throws {
    try app.credentialWindow.elements.first(containing: words).wait(until: \.exists, for: "The refusal “\(words)”")
  }
}

extension Application {
  /// The window for the key alone, or with an explanation of TMDB.
  fileprivate var credentialWindow: Element {
    windows.matching("for the TMDB key") { ["TMDB Key", "Connect TMDB", "Welcome"].contains($0.name) }.first
  }
}
