import Automation
import XCTest

/// Actions for the trailers on a title's page and their player.
protocol TrailerScreenController: TitleScreenController {}

extension TrailerScreenController {
  /// Plays the first trailer with the keyboard.
  func playFirstTrailer() throws { try openFirstCard(of: "Trailers") }
  func pressPlayOrPause() throws { try app.pressKey("k") }
  func pressSeekForward() throws { try app.pressKey("Right") }
  func pressFullScreen() throws { try app.pressKey("F11") }
}

/// Checks of the trailers on a title's page.
struct TrailerValidator: Validator {
  let app: Application

  func validateCards(_ names: [String]) throws {
    try app.shelf("Trailers").wait(until: \.exists, for: "The shelf of trailers")
    XCTAssertEqual(try app.shelf("Trailers").rows.names, names)
  }

  func validateIsPlaying() throws { try validateButtonIsFocused("Pause") }
  func validateIsPaused() throws { try validateButtonIsFocused("Play") }

  /// Checks that the player, from its close button to its controls, is within the window.
  func validatePlayerIsVisible() throws {
    let height = try app.windowSize.height
    for name in ["Close Trailer", "Fullscreen"] {
      try app.buttons[name].wait(
        until: { $0.frame.y > 0 && $0.frame.y + $0.frame.height <= height }, for: "“\(name)” in sight")
    }
  }

  /// Checks the position in the page. Each clip has four seconds.
  func validateIsAtEnd() throws {
    try app.sliders["Position"].wait(until: { ($0.value ?? 0) >= 4 }, for: "A position at the end")
  }

  func validateNoPlayer() throws {
    try app.sliders["Position"].wait(until: { !$0.exists }, for: "The end of the player")
  }

  func validateFullScreen() throws { try validateButton("Leave Fullscreen") }

  func validateMessage(_ words: String, button: String) throws {
    try validateText(beginning: words)
    try validateButton(button)
  }
}
