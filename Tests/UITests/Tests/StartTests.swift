import Automation
import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of launching with and without a key.
final class StartTests: MatineeUITestCase, MainScreenController, CredentialScreenController {
  private var validator: MainScreenValidator { MainScreenValidator(app: app) }
  private var credentials: CredentialScreenValidator { CredentialScreenValidator(app: app) }

  func testLaunchWithKeyShowsTMDB() throws {
    try launch()
    try TitleListValidator(app: app).validateRows(server.page("now_playing").results)
    try validator.validateSampleBanner(isShown: false)
  }

  func testLaunchWithoutKeyShowsSampleCatalogueAndBanner() throws {
    try launch(key: nil)
    try TitleListValidator(app: app).validateHasRows()
    try validator.validateSampleBanner(isShown: true)
    XCTAssertEqual(try server.requests.count, 0, "something was asked of the server without a key")
  }

  func testEnteredKeyIsValidatedAndUsed() throws {
    try launch(key: nil)
    try app.buttons["Use TMDB…"].tap()
    try credentials.validateIsOpen()
    try typeKey("wrong")
    try submitKey()
    try credentials.validateErrorMessage("doesn’t accept")
    try app.pressKey("Ctrl+a")
    try typeKey("0123456789abcdef0123456789abcdef")
    try submitKey()
    try credentials.validateIsClosed()
    try validator.validateSampleBanner(isShown: false)
    try TitleListValidator(app: app).validateRows(server.page("now_playing").results)
    XCTAssertFalse(app.standardError.contains("0123456789abcdef"))
  }

  func testScreenArgumentOpensRequestedScreen() throws {
    try launch("--screen", "featured/top-rated")
    try FeaturedValidator(app: app).validateSegments(selected: "Top Rated")
    XCTAssertEqual(try server.requests("/3/movie/now_playing").count, 0)
  }
}
