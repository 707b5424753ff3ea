import Automation

/// Actions for the trailers on a title's page and their player.
protocol TrailerScreenController: AppDriver {}

extension TrailerScreenController {
  /// Plays the first trailer with the keyboard.
  func playFirstTrailer() throws {
    try app.shelf("Trailers").rows.first.focus()
    try app.pressKey("Return")
  }

  func pressPlayOrPause() throws { try app.pressKey("k") }
  func pressSpace() throws { try app.pressKey("space") }
  func pressSeekForward() throws { try app.pressKey("Right") }
  func pressFullScreen() throws { try app.pressKey("F11") }
}
