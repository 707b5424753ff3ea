import Automation
import ToolTestSupport
import XCTest

/// Tests that undo survives being pressed rapidly while earlier toasts still fade in.
final class UndoRobustnessTests: MatineeUITestCase, MainScreenController, RatingController, TitleListScreenController,
  TitleScreenController
{
  func testRepeatedUndoKeyUndoesAllRatingsAndRedoRestoresThem() throws {
    app.animations = true
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try TitleListValidator(app: app).validateHasRow(film)
    try openTitle(film)
    try TitleValidator(app: app).validateShelf("Cast")
    let rating = RatingValidator(app: app)
    for stars in 1...8 {
      try typeRating("\(stars)")
      try rating.validateSays("“\(film.title)” rated \(stars) out of 10")
    }
    try app.pressKey("Ctrl+z", times: 12)
    try rating.validateStars(0)
    try app.pressKey("Ctrl+Shift+z", times: 12)
    try rating.validateStars(8)
    try pressQuit()
    XCTAssertEqual(try app.waitForExit(), .exited(0))
  }
}
