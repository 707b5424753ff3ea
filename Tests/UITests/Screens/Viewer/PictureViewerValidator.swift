import Automation
import XCTest

/// Checks of the image viewer.
struct PictureViewerValidator {
  let app: Application

  func validatePicture(_ number: Int, of count: Int) throws {
    let words = "Backdrop \(number) of \(count)"
    try app.staticTexts[words].wait(until: \.exists, for: "“\(words)” in the header")
  }

  /// Checks that the navigation buttons exist only if there is another image.
  func validateNavigationButtons(back: Bool, forward: Bool) throws {
    XCTAssertEqual(try app.buttons["Previous Picture"].exists, back, "previous button")
    XCTAssertEqual(try app.buttons["Next Picture"].exists, forward, "next button")
  }
}
