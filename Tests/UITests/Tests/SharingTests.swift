import ToolTestSupport
import XCTest

/// Tests of the app and a command that share a folder or a library. The app shows the command's changes immediately.
final class SharingTests: MatineeUITestCase, PreferencesController, RatingController, TitleScreenController {
  func testAppAndCommandLineShareChangesThroughFolder() async throws {
    let shared = try TemporaryFolder()
    let other = try CommandLineTool()
    try launch(environment: ["MATINEE_SHARED_FOLDER": shared.url.path])
    let films = Array(try server.page("now_playing").results.prefix(2))
    try list.validateHasRow(films[0])
    let environment = try ["TMDB_API_KEY": "any", "MATINEE_API_URL": server.address]
    for arguments in [["rate", "movie/\(films[0].id)", "8.5"], ["sync", shared.url.path]] {
      let outcome = try await other.run(arguments, environment)
      XCTAssertEqual(outcome.status, 0, outcome.errorOutput)
    }
    try rating.validateRow(films[0], rating: "8.5")
    try openTitle(films[1])
    try typeRating("3")
    try rating.validateText("“\(films[1].title)” rated 3 out of 10")
    let deadline = ContinuousClock.now.advanced(by: .seconds(60))
    var words = ""
    while !words.hasPrefix("1 change received"), ContinuousClock.now < deadline {
      words = try await other.run(["sync", shared.url.path], environment).output
    }
    XCTAssertEqual(words, "1 change received, 0 sent. 2 devices share this folder.\n")
    try openPreferences()
    let preferences = PreferencesValidator(app: app)
    try preferences.validateSays(shared.url.path)
    try preferences.validateSays("with 1 other device")
  }

  func testAppShowsRatingFromCommandLineImmediately() async throws {
    try preserveData()
    try launch()
    let film = try server.page("now_playing").results[0]
    try list.validateHasRow(film)
    let outcome = try await runCommand("rate", "movie/\(film.id)", "8.5")
    XCTAssertEqual(outcome.status, 0, outcome.errorOutput)
    try rating.validateRow(film, rating: "8.5")
  }
}
