import Automation
import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of ratings: rating with the keyboard, the badge in the list, and relaunching the app.
final class RatingTests: MatineeUITestCase, MainScreenController, RatingController, TitleListScreenController,
  TitleScreenController
{
  private var page: TitleValidator { TitleValidator(app: app) }
  private var rating: RatingValidator { RatingValidator(app: app) }

  func testRatingAppearsInListAndSurvivesRelaunchUntilUndone() throws {
    try preserveData()
    let film = try openFirst()
    try typeRating("8.5")
    try rating.validateSays("“\(film.title)” rated 8.5 out of 10")
    try pressBack()
    try rating.validateRow(film, rating: "8.5")
    try pressQuit()
    XCTAssertEqual(try app.waitForExit(), .exited(0))
    try relaunch()
    try rating.validateRow(film, rating: "8.5")
    try chooseUndo()
    try rating.validateSays("Undone: “\(film.title)” rated 8.5 out of 10")
    try rating.validateRow(film, rating: nil)
    try pressQuit()
    XCTAssertEqual(try app.waitForExit(), .exited(0))
    try relaunch()
    try rating.validateRow(film, rating: nil)
    try chooseRedo()
    try rating.validateRow(film, rating: "8.5")
  }

  func testPendingRatingIsSavedOnQuit() throws {
    try preserveData()
    let film = try openFirst()
    try beginRating("7")
    try rating.validateStars(7)
    try pressQuit()
    XCTAssertEqual(try app.waitForExit(), .exited(0))
    try relaunch()
    try rating.validateRow(film, rating: "7")
  }

  func testToastButtonUndoesRating() throws {
    let film = try openFirst()
    try typeRating("3")
    try rating.validateSays("“\(film.title)” rated 3 out of 10")
    try tapUndo()
    try rating.validateStars(0)
    try pressBack()
    try rating.validateRow(film, rating: nil)
  }

  func testUndoShortcutInSearchFieldKeepsRating() throws {
    let film = try openFirst()
    try typeRating("3")
    try rating.validateSays("“\(film.title)” rated 3 out of 10")
    try pressBack()
    try pressSearch()
    try app.typeText("abc")
    try pressUndo()
    try tapFilmsTab()
    try rating.validateRow(film, rating: "3")
  }

  /// Opens the first title of *Now Playing*.
  private func openFirst() throws -> ServedTitle {
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try TitleListValidator(app: app).validateHasRow(film)
    try openTitle(film)
    try page.validateShelf("Cast")
    return film
  }
}
