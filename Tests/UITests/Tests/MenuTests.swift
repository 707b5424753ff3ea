import Automation
import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of the menus of rows, cards and pages, opened with the keyboard or a secondary click.
final class MenuTests: MatineeUITestCase, MainScreenController, TitleListScreenController, TitleScreenController {
  private var validator: TitleValidator { TitleValidator(app: app) }
  private var list: TitleListValidator { TitleListValidator(app: app) }

  func testRowMenuOpensPageAndKeepsFocusOnRow() throws {
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try list.validateRowIsFocused(film)
    try chooseFromItemMenu("Copy Link")
    try validator.validateNotice("Link copied")
    try list.validateRowIsFocused(film)
    try chooseFromItemMenu("Open")
    try validator.validateTitle(film.title)
  }

  func testSecondaryClickOpensRowMenu() throws {
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try app.rows[film.sentence].secondaryClick()
    try app.menuItems["Copy Link"].tap()
    try validator.validateNotice("Link copied")
    try app.rows[film.sentence].secondaryClick()
    try app.menuItems["Open"].tap()
    try validator.validateTitle(film.title)
  }

  func testPageMenuWorksAndQuitShortcutWorksWhileMenuIsOpen() throws {
    try launch()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try openTitle(film)
    try validator.validateShelf("Cast")
    try chooseFromPageMenu("Copy Link")
    try validator.validateNotice("Link copied")
    try app.shelf("Cast").rows.first.focus()
    try chooseFromItemMenu("Open")
    try validator.validateShelf("Known For")
    try openMainMenu()
    try app.menuItems["Copy Link"].wait(until: \.exists, for: "The menu")
    try pressQuit()
    XCTAssertEqual(try app.waitForExit(), .exited(0), "the Quit shortcut works while a menu is open")
  }
}
