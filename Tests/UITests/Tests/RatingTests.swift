import XCTest

/// Tests of ratings: rating with the keyboard, the badge in the list, and relaunching the app.
final class RatingTests: MatineeUITestCase, MainScreenController, RatingController, TitleScreenController {
  func testRatingAppearsInListAndSurvivesRelaunchUntilUndone() throws {
    try preserveData()
    let film = try openFirstFilm()
    try typeRating("8.5")
    try rating.validateText("“\(film.title)” rated 8.5 out of 10")
    try pressBack()
    try rating.validateRow(film, rating: "8.5")
    try quit()
    try relaunch()
    try rating.validateRow(film, rating: "8.5")
    try chooseUndo()
    try rating.validateText("“\(film.title)” is no longer rated 8.5 out of 10")
    try rating.validateRow(film, rating: nil)
    try quit()
    try relaunch()
    try rating.validateRow(film, rating: nil)
    try chooseRedo()
    try rating.validateRow(film, rating: "8.5")
  }

  func testPendingRatingIsSavedOnQuit() throws {
    try preserveData()
    let film = try openFirstFilm()
    try beginRating("7")
    try rating.validateStars(7)
    try quit()
    try relaunch()
    try rating.validateRow(film, rating: "7")
  }

  func testToastButtonUndoesRating() throws {
    let film = try openFirstFilm()
    try typeRating("3")
    try rating.validateText("“\(film.title)” rated 3 out of 10")
    try tapUndo()
    try rating.validateStars(0)
    try pressBack()
    try rating.validateRow(film, rating: nil)
  }

  func testUndoShortcutInSearchFieldKeepsRating() throws {
    let film = try openFirstFilm()
    try typeRating("3")
    try rating.validateText("“\(film.title)” rated 3 out of 10")
    try pressBack()
    try pressSearch()
    try typeText("abc")
    try pressUndo()
    try tapTab("Films")
    try rating.validateRow(film, rating: "3")
  }
}
