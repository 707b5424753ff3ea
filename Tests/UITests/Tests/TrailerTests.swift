import ToolTestSupport
import XCTest

/// Tests of the sample catalogue's trailers, which the server serves as media files.
final class TrailerTests: MatineeUITestCase, TrailerScreenController {
  private var validator: TrailerValidator { TrailerValidator(app: app) }

  func testKeyboardControlsTrailerAndEscapeClosesIt() throws {
    try openNosferatu()
    try validator.validateCards(["Play trailer", "Play teaser"])
    try playFirstTrailer()
    try server.waitForRequest("/clips/*")
    try validator.validateIsPlaying()
    try validator.validatePlayerIsVisible()
    try pressPlayOrPause()
    try validator.validateIsPaused()
    try pressSeekForward()
    try validator.validateIsAtEnd()
    try pressFullScreen()
    try validator.validateFullScreen()
    try pressEscape()
    try validator.validateIsAtEnd()
    // The film ends at once.
    try pressSpace()
    try validator.validateIsPaused()
    try pressFullScreen()
    try validator.validateFullScreen()
    try pressEscape()
    try validator.validateIsAtEnd()
    try pressEscape()
    try validator.validateNoPlayer()
    try page.validateFirstCardIsFocused(in: "Trailers")
    try page.validateHeading("Nosferatu")
  }

  func testGoingBackStopsTrailer() throws {
    try openNosferatu()
    try playFirstTrailer()
    try validator.validateIsPlaying()
    try pressBack()
    try validator.validateNoPlayer()
    try pressForward()
    try validator.validateCards(["Play trailer", "Play teaser"])
    try validator.validateNoPlayer()
  }

  func testMissingGStreamerShowsMessage() throws {
    // GTK loads its media backend from this folder.
    try openNosferatu(["GTK_EXE_PREFIX": "/nonexistent"])
    try playFirstTrailer()
    try validator.validateMessage("Matinee can’t play trailers", button: "Open in Browser")
    try validator.validateNoPlayer()
  }

  func testMissingClipShowsMessage() throws {
    try openNosferatu()
    try validator.validateCards(["Play trailer", "Play teaser"])
    try server.fail("/clips/*", status: 404)
    try playFirstTrailer()
    try validator.validateMessage("Matinee can’t play this trailer", button: "Open in Browser")
  }

  private func openNosferatu(_ environment: [String: String] = [:]) throws {
    try launch("--screen", "movie/910000031", environment: environment)
    try page.validateHeading("Nosferatu")
  }
}
