import ToolTestSupport
import XCTest

/// Tests of the menus of rows, cards and pages, opened with the keyboard or a secondary click.
final class MenuTests: MatineeUITestCase, MainScreenController, TitleScreenController {
  private var validator: TitleValidator { TitleValidator(app: app) }
  private var list: TitleListValidator { TitleListValidator(app: app) }

  func testRowMenuOpensPageAndKeepsFocusOnRow() throws {
    let film = try launchAtFirstFilm()
    try chooseFromItemMenu("Copy Link")
    try validator.validateText("Link copied")
    try list.validateRowIsFocused(film)
    try chooseFromItemMenu("Open")
    try validator.validateHeading(film.title)
  }

  func testSecondaryClickOpensRowMenu() throws {
    let film = try launchAtFirstFilm()
    try chooseFromMenu(of: film, "Copy Link")
    try validator.validateText("Link copied")
    try chooseFromMenu(of: film, "Open")
    try validator.validateHeading(film.title)
  }

  func testPageMenuWorksAndQuitShortcutWorksWhileMenuIsOpen() throws {
    _ = try openFirstFilm()
    try chooseFromPageMenu("Copy Link")
    try validator.validateText("Link copied")
    try focusFirstCard(of: "Cast")
    try chooseFromItemMenu("Open")
    try validator.validateShelf("Known For")
    try openMainMenu()
    try MainScreenValidator(app: app).validateMenu(isOpen: true, item: "Copy Link")
    try quit()
  }
}
