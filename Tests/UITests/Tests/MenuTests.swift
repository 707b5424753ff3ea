import ToolTestSupport
import XCTest

/// Tests of the menus of rows, cards and pages, opened with the keyboard or a secondary click.
final class MenuTests: MatineeUITestCase, MainScreenController, TitleScreenController {
  func testRowMenuOpensPageAndKeepsFocusOnRow() throws {
    let film = try launchAtFirstFilm()
    try chooseFromItemMenu("Copy Link")
    try page.validateText("Link copied")
    try list.validateRowIsFocused(film)
    try chooseFromItemMenu("Open")
    try page.validateHeading(film.title)
  }

  func testSecondaryClickOpensRowMenu() throws {
    let film = try launchAtFirstFilm()
    try chooseFromMenu(of: film, "Copy Link")
    try page.validateText("Link copied")
    try chooseFromMenu(of: film, "Open")
    try page.validateHeading(film.title)
  }

  func testPageMenuWorksAndQuitShortcutWorksWhileMenuIsOpen() throws {
    _ = try openFirstFilm()
    try chooseFromPageMenu("Copy Link")
    try page.validateText("Link copied")
    try focusFirstCard(of: "Cast")
    try chooseFromItemMenu("Open")
    try page.validateShelf("Known For")
    try openMainMenu()
    try main.validateMenu(isOpen: true, item: "Copy Link")
    try quit()
  }
}
