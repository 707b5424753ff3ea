import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of navigation from a list to a title's page, to other pages, and back and forward.
final class TitleTests: MatineeUITestCase, TitleListScreenController, TitleScreenController {
  func testActivatingRowOpensItsPageWithOneRequest() throws {
    let film = try openFirstTitle()
    try page.validateHeading(film.title)
    try page.validateText(beginning: String(film.overview.prefix(40)))
    try page.validateShelf("Cast")
    XCTAssertEqual(try server.requests("/3/movie/*").map(\.path), ["/3/movie/\(film.id)"], "one request")
  }

  func testTitleFromRowAppearsBeforeResponse() throws {
    let film = try launchAtFirstFilm()
    try server.hold("/3/movie/\(film.id)")
    try openTitle(film)
    try server.waitForRequest("/3/movie/\(film.id)")
    try page.validateHeading(film.title)
    try server.release()
    try page.validateShelf("Cast")
  }

  func testKeyboardGoesBackAndForwardWithoutRequests() throws {
    let film = try launchAtFirstFilm()
    try pressReturn()
    try page.validateHeading(film.title)
    try page.validateShelf("Cast")
    try server.clearRequests()
    try pressBack()
    try list.validateRowIsFocused(film)
    try page.validateHeading(film.title, isShown: false)
    try pressForward()
    try page.validateHeading(film.title)
    try pressEscape()
    try list.validateRowIsFocused(film)
    XCTAssertEqual(try server.requests("/3/movie/*").map(\.path), [], "no page is requested again")
  }

  func testTitlePageOpensPersonPageAndBackReturns() throws {
    let film = try openFirstTitle()
    try page.validateShelf("Cast")
    try openFirstCard(of: "Cast")
    try server.waitForRequest("/3/person/*")
    try page.validateShelf("Known For")
    try tapBack()
    try page.validateHeading(film.title)
    try tapBack()
    try list.validateHasRow(film)
  }

  func testMissingTitleShowsMessage() throws {
    try launch("--screen", "movie/999999999")
    try page.validateText("Not on TMDB")
    try pressBack()
    try main.validateTabs(selected: "Home")
  }

  func testRetryLoadsPageAfterFailure() throws {
    let film = try launchAtFirstFilm()
    try server.corrupt("/3/movie/\(film.id)", .garbage)
    try openTitle(film)
    try page.validateText("Unreadable Response")
    try page.validateHeading(film.title)
    try server.recover()
    try tapRetry()
    try page.validateShelf("Cast")
  }

  /// Opens the first title of *Now Playing*.
  private func openFirstTitle() throws -> ServedTitle {
    let film = try launchAtFirstFilm()
    try server.clearRequests()
    try openTitle(film)
    return film
  }
}
