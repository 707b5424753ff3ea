import ToolTestSupport
import XCTest

/// Tests that a visible toast covers nothing that the user needs next.
final class ToastTests: MatineeUITestCase, MainScreenController, TitleListScreenController, TitleScreenController {
  func testToastCoversNeitherLastRowNorTabs() throws {
    try launch()
    try makeNarrow()
    let films = try server.page("now_playing").results
    try list.validateRowIsFocused(XCTUnwrap(films.first))
    try pressKey("End")
    try chooseFromItemMenu("Copy Link")
    try page.validateText("Link copied")
    try main.validateTabsAreHittable()
    // A click fails unless it reaches the row, and doesn't scroll.
    try clickRow(XCTUnwrap(films.last))
    try page.validateText("Link copied")
  }
}
