import Automation
import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of navigation from a list to a title's page, to other pages, and back and forward.
final class TitleTests: MatineeUITestCase, MainScreenController, TitleListScreenController, TitleScreenController {
  private var validator: TitleValidator { TitleValidator(app: app) }
  private var list: TitleListValidator { TitleListValidator(app: app) }

  func testActivatingRowOpensItsPageWithOneRequest() throws {
    let film = try openFirstTitle()
    try validator.validateTitle(film.title)
    try validator.validateOverview(String(film.overview.prefix(40)))
    try validator.validateShelf("Cast")
    XCTAssertEqual(try server.requests("/3/movie/*").map(\.path), ["/3/movie/\(film.id)"], "one request")
  }

  func testTitleFromRowAppearsBeforeResponse() throws {
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try list.validateHasRow(film)
    try server.hold("/3/movie/\(film.id)")
    try openTitle(film)
    try server.waitForRequest("/3/movie/\(film.id)")
    try validator.validateTitle(film.title)
    try server.release()
    try validator.validateShelf("Cast")
  }

  func testKeyboardGoesBackAndForwardWithoutRequests() throws {
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try list.validateRowIsFocused(film)
    try pressReturn()
    try validator.validateTitle(film.title)
    try validator.validateShelf("Cast")
    try server.clearRequests()
    try pressBack()
    try list.validateRowIsFocused(film)
    try validator.validateNoTitle(film.title)
    try pressForward()
    try validator.validateTitle(film.title)
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
    try validator.validateTitle(film.title)
    try tapBack()
    try list.validateHasRow(film)
  }

  func testMissingTitleShowsMessage() throws {
    try launch("--screen", "movie/999999999")
    try validator.validateMissing()
    try pressBack()
    try MainScreenValidator(app: app).validateTabs(selected: "Home")
  }

  func testRetryLoadsPageAfterFailure() throws {
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try server.corrupt("/3/movie/\(film.id)", .garbage)
    try openTitle(film)
    try app.staticTexts["Unreadable Response"].wait(until: \.exists, for: "The message in place of the page’s content")
    try validator.validateTitle(film.title)
    try server.recover()
    try tapRetry()
    try validator.validateShelf("Cast")
  }

  /// Opens the first title of *Now Playing*.
  private func openFirstTitle() throws -> ServedTitle {
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try list.validateHasRow(film)
    try server.clearRequests()
    try openTitle(film)
    return film
  }
}
