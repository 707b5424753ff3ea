import Automation
import XCTest

/// Actions in the image viewer.
protocol PictureViewerScreenController: TitleScreenController {}

extension PictureViewerScreenController {
  func openFirstBackdrop() throws { try openFirstCard(of: "Backdrops") }
  func pressNextPicture() throws { try app.pressKey("Right") }
  func pressPreviousPicture() throws { try app.pressKey("Left") }
  func tapNextPicture() throws { try app.buttons["Next Picture"].tap() }
}

/// Checks of the image viewer.
struct PictureViewerValidator: Validator {
  let app: Application

  func validatePicture(_ number: Int, of count: Int) throws { try validateText("Backdrop \(number) of \(count)") }

  /// Checks that the navigation buttons exist only if there is another image.
  func validateNavigationButtons(back: Bool, forward: Bool) throws {
    XCTAssertEqual(try app.buttons["Previous Picture"].exists, back, "previous button")
    XCTAssertEqual(try app.buttons["Next Picture"].exists, forward, "next button")
  }
}
