import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of navigation from a list to a title's page, to other pages, and back and forward.
final class TitleTests: MatineeUITestCase, TitleListScreenController, TitleScreenController {
  private var validator: TitleValidator { TitleValidator(app: app) }
  private var list: TitleListValidator { TitleListValidator(app: app) }

  func testActivatingRowOpensItsPageWithOneRequest() throws {
    let film = try openFirstTitle()
    try validator.validateHeading(film.title)
    try validator.validateText(beginning: String(film.overview.prefix(40)))
    try validator.validateShelf("Cast")
    XCTAssertEqual(try server.requests("/3/movie/*").map(\.path), ["/3/movie/\(film.id)"], "one request")
  }

  func testTitleFromRowAppearsBeforeResponse() throws {
    let film = try launchAtFirstFilm()
    try server.hold("/3/movie/\(film.id)")
    try openTitle(film)
    try server.waitForRequest("/3/movie/\(film.id)")
    try validator.validateHeading(film.title)
    try server.release()
    try validator.validateShelf("Cast")
  }

  func testKeyboardGoesBackAndForwardWithoutRequests() throws {
    let film = try launchAtFirstFilm()
    try pressReturn()
    try validator.validateHeading(film.title)
    try validator.validateShelf("Cast")
    try server.clearRequests()
    try pressBack()
    try list.validateRowIsFocused(film)
    try validator.validateHeading(film.title, isShown: false)
    try pressForward()
    try validator.validateHeading(film.title)
    try pressEscape()
    try list.validateRowIsFocused(film)
    XCTAssertEqual(try server.requests("/3/movie/*").map(\.path), [], "no page is requested again")
  }

  func testTitlePageOpensPersonPageAndBackReturns() throws {
    let film = try openFirstTitle()
    try validator.validateShelf("Cast")
    try openFirstCard(of: "Cast")
    try server.waitForRequest("/3/person/*")
    try validator.validateShelf("Known For")
    try tapBack()
    try validator.validateHeading(film.title)
    try tapBack()
    try list.validateHasRow(film)
  }

  func testMissingTitleShowsMessage() throws {
    try launch("--screen", "movie/999999999")
    try validator.validateText("Not on TMDB")
    try pressBack()
    try MainScreenValidator(app: app).validateTabs(selected: "Home")
  }

  func testRetryLoadsPageAfterFailure() throws {
    let film = try launchAtFirstFilm()
    try server.corrupt("/3/movie/\(film.id)", .garbage)
    try openTitle(film)
    try validator.validateText("Unreadable Response")
    try validator.validateHeading(film.title)
    try server.recover()
    try tapRetry()
    try validator.validateShelf("Cast")
  }

  /// Opens the first title of *Now Playing*.
  private func openFirstTitle() throws -> ServedTitle {
    let film = try launchAtFirstFilm()
    try server.clearRequests()
    try openTitle(film)
    return film
  }
}
