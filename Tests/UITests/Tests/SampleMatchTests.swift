import ToolTestSupport
import XCTest

/// Tests of matching ratings from the sample catalogue once there is a key. It happens only if the user confirms it.
final class SampleMatchTests: MatineeUITestCase, SampleMatchController, RatingController, TitleScreenController {
  func testSampleRatingIsMatchedToTMDBFromPreferences() throws {
    try preserveData()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try launch("--sample", key: nil)
    try list.validateHasRow(film)
    try openTitle(film)
    try typeRating("8.5")
    try rating.validateText("“\(film.title)” rated 8.5 out of 10")
    try quit()
    try launch()
    try rating.validateRow(film, rating: nil)
    try openSampleMatching()
    try SampleMatchValidator(app: app).validateFound(film)
    try tapMatch(1)
    try SampleMatchValidator(app: app).validateClosed()
    try rating.validateText("1 title matched to TMDB")
    try closePreferences()
    try rating.validateRow(film, rating: "8.5")
    try pressUndo()
    try rating.validateRow(film, rating: nil)
  }
}
