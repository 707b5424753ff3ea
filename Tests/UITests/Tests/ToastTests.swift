import ToolTestSupport
import XCTest

/// Tests that a visible toast covers nothing that the user needs next.
final class ToastTests: MatineeUITestCase, MainScreenController, TitleListScreenController, TitleScreenController {
  func testToastCoversNeitherLastRowNorTabs() throws {
    try launch()
    try makeNarrow()
    let films = try server.page("now_playing").results
    try TitleListValidator(app: app).validateRowIsFocused(XCTUnwrap(films.first))
    try pressKey("End")
    try chooseFromItemMenu("Copy Link")
    try TitleValidator(app: app).validateText("Link copied")
    try MainScreenValidator(app: app).validateTabsAreHittable()
    // A click fails unless it reaches the row, and doesn't scroll.
    try clickRow(XCTUnwrap(films.last))
    try TitleValidator(app: app).validateText("Link copied")
  }
}
