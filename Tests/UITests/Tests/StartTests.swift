import ToolTestSupport
import XCTest

/// Tests of launching with and without a key.
final class StartTests: MatineeUITestCase, CredentialScreenController {
  func testLaunchWithKeyShowsTMDB() throws {
    try launch()
    try list.validateRows(server.page("now_playing").results)
    try main.validateSampleBanner(isShown: false)
  }

  func testLaunchWithoutKeyShowsSampleCatalogueAndBanner() throws {
    try launch(key: nil)
    try list.validateHasRows()
    try main.validateSampleBanner(isShown: true)
    XCTAssertEqual(try server.requests.count, 0, "something was asked of the server without a key")
  }

  func testEnteredKeyIsValidatedAndUsed() throws {
    try launch(key: nil)
    try tapUseTMDB()
    try credentials.validateIsOpen()
    try typeKey("wrong")
    try pressReturn()
    try credentials.validateErrorMessage("doesn’t accept")
    try pressKey("Ctrl+a")
    try typeKey("0123456789abcdef0123456789abcdef")
    try pressReturn()
    try credentials.validateIsClosed()
    try main.validateSampleBanner(isShown: false)
    try list.validateRows(server.page("now_playing").results)
    validateErrors(exclude: "0123456789abcdef")
  }

  func testScreenArgumentOpensRequestedScreen() throws {
    try launch("--screen", "featured/top-rated")
    try featured.validateSegments(selected: "Top Rated")
    XCTAssertEqual(try server.requests("/3/movie/now_playing").count, 0)
  }
}
