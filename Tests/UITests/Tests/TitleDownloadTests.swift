import Automation
import ToolTestSupport
import XCTest

/// Tests of downloading the search index, with the preferences open or closed.
final class TitleDownloadTests: MatineeUITestCase, PreferencesController {
  private var validator: PreferencesValidator { PreferencesValidator(app: app) }

  func testADownloadIsStoppedTakenUpAndFinishedBehindAClosedWindow() throws {
    let large = try SampleServer(exportTitles: 110_000)
    try large.hold("/p/exports/*")
    try launch(environment: ["MATINEE_API_URL": large.address])
    try openPreferences()
    try toggle("Series")
    try toggle("People")
    try press("Download Titles")
    try validator.validateOffers("Cancel Download")
    try large.waitForRequest("/p/exports/*")
    // The first piece arrives; all others wait.
    try large.hold("/p/exports/**")
    try large.release("/p/exports/*")
    try validator.validateSays("2.1 MB of")
    try press("Cancel Download")
    try validator.validateSays("Stopped after 2.1 MB. It goes on from there.")

    try press("Resume Download")
    try validator.validateOffers("Cancel Download")
    try closePreferences()
    try large.release()
    try openPreferences()
    try validator.validateSays("110,000 can be found offline.", timeout: .seconds(90))
    try validator.validateOffers("Update Titles")
    try pressRemoveTitles()
    try validator.validateOffers("Download Titles")
    XCTAssertEqual(app.standardError, "")
  }

  func testAServerThatIsGoneIsSaidAndTriedAgain() throws {
    try launch()
    try server.stop()
    try openPreferences()
    try press("Download Titles")
    try validator.validateSays("TMDB’s daily exports cannot be reached.")
    try server.start()
    try press("Retry Download")
    try validator.validateSays("can be found offline.")
  }

  func testTheSampleCatalogueHasTitlesOfItsOwn() throws {
    try launch("--sample", key: nil)
    try openPreferences()
    try press("Download Titles")
    try validator.validateSays("can be found offline.")
  }
}
