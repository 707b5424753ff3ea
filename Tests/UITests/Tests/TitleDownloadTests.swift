import ToolTestSupport
import XCTest

/// Tests of downloading the search index, with the preferences open or closed.
final class TitleDownloadTests: MatineeUITestCase, PreferencesController {
  private var validator: PreferencesValidator { PreferencesValidator(app: app) }

  func testCancelledDownloadResumesAndFinishesAfterWindowCloses() throws {
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
    try validator.validateSays("Stopped after 2.1 MB. The next download continues from there.")

    try press("Resume Download")
    try validator.validateOffers("Cancel Download")
    try closePreferences()
    try large.release()
    try openPreferences()
    try validator.validateSays("You can search 110,000 titles offline.", timeout: .seconds(90))
    try validator.validateOffers("Update Titles")
    try press("Remove Downloaded Titles")
    try validator.validateOffers("Download Titles")
    validateNoErrors()
  }

  func testFailedDownloadShowsErrorAndCanBeRetried() throws {
    try launch()
    try server.stop()
    try openPreferences()
    try press("Download Titles")
    try validator.validateSays("Can’t reach TMDB’s daily exports.")
    try server.start()
    try press("Retry Download")
    try validator.validateSays("titles offline.")
  }

  func testSampleCatalogueTitlesCanBeDownloaded() throws {
    try launch("--sample", key: nil)
    try openPreferences()
    try press("Download Titles")
    try validator.validateSays("titles offline.")
  }
}
