import Automation
import XCTest

/// Checks of the trailers on a title's page.
struct TrailerValidator {
  let app: Application

  func validateCards(_ names: [String]) throws {
    try app.shelf("Trailers").wait(until: \.exists, for: "The shelf of trailers")
    XCTAssertEqual(try app.shelf("Trailers").rows.names, names)
  }

  func validateIsPlaying() throws { try app.buttons["Pause"].wait(until: \.isFocused, for: "The button that pauses") }
  func validateIsPaused() throws { try app.buttons["Play"].wait(until: \.isFocused, for: "The button that plays") }

  /// Checks that the player, from its close button to its controls, is within the window.
  func validatePlayerIsVisible() throws {
    let height = try app.windowSize.height
    for name in ["Close Trailer", "Full Screen"] {
      try app.buttons[name].wait(
        until: { $0.frame.y > 0 && $0.frame.y + $0.frame.height <= height }, for: "“\(name)” in sight")
    }
  }

  /// Checks the playback position in seconds.
  func validatePosition(_ words: String, _ holds: @escaping (Double) -> Bool) throws {
    try app.sliders["Position"].wait(until: { $0.value.map(holds) == true }, for: "A position \(words)")
  }

  func validateNoPlayer() throws {
    try app.sliders["Position"].wait(until: { !$0.exists }, for: "The end of the player")
  }

  func validateFullScreen() throws {
    try app.buttons["Leave Full Screen"].wait(until: \.exists, for: "The player that fills the screen")
  }

  func validateCardIsFocused() throws {
    try app.shelf("Trailers").rows.first.wait(until: \.isFocused, for: "The card that was chosen")
  }

  func validateMessage(_ words: String, button: String) throws {
    try app.staticTexts.matching("that begins with “\(words)”") { $0.name.hasPrefix(words) }.first
      .wait(until: \.exists, for: "The message “\(words)”")
    XCTAssertTrue(try app.buttons[button].waitForExistence(), "no button “\(button)”")
  }
}
