import Automation

/// Actions in the image viewer.
protocol PictureViewerScreenController: TitleScreenController {}

extension PictureViewerScreenController {
  func openFirstBackdrop() throws { try openFirstCard(of: "Backdrops") }
  func pressNextPicture() throws { try app.pressKey("Right") }
  func pressPreviousPicture() throws { try app.pressKey("Left") }
  func tapNextPicture() throws { try app.buttons["Next Picture"].tap() }
}
