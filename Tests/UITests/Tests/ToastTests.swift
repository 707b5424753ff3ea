import Automation
import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests that a visible toast covers nothing that the user needs next.
final class ToastTests: MatineeUITestCase, MainScreenController, TitleListScreenController, TitleScreenController {
  func testToastCoversNeitherLastRowNorTabs() throws {
    try launch()
    try makeNarrow()
    let films = try server.page("now_playing").results
    try TitleListValidator(app: app).validateRowIsFocused(XCTUnwrap(films.first))
    try app.pressKey("End")
    let last = try XCTUnwrap(app.focusedElement).name
    try chooseFromItemMenu("Copy Link")
    try TitleValidator(app: app).validateNotice("Link copied")
    for tab in ["Home", "Films", "Series", "Library", "Search"] {
      XCTAssertTrue(try app.tab(tab).isHittable, "The toast covers “\(tab)”.")
    }
    // A click fails unless it reaches the row, and doesn't scroll.
    try app.rows[last].click()
    try TitleValidator(app: app).validateNotice("Link copied")
  }
}
