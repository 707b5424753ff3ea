import ToolTestSupport
import XCTest

/// Tests of narrow and wide windows.
final class LayoutTests: MatineeUITestCase, MainScreenController, FeaturedController {
  func testTabsMoveToBottomInNarrowWindow() throws {
    try launch()
    try makeWide()
    try main.validateTabsAreAtBottom(false)
    try makeNarrow()
    try main.validateTabsAreAtBottom(true)
    try main.validateSize(width: 360, height: 640)
    try main.validateTabs(selected: "Films")
    try tapTab("Search")
    try SearchScreenValidator(app: app).validateStart()
    try makeWide()
    try main.validateTabsAreAtBottom(false)
    try main.validateTabs(selected: "Search")
  }

  func testSelectedListStaysWhenWindowBecomesNarrow() throws {
    try launch()
    try tapSegment("Popular")
    try list.validateRows(server.page("popular").results)
    try makeNarrow()
    try featured.validateSegments(selected: "Popular")
    try list.validateRows(server.page("popular").results)
  }

  func testNarrowWindowKeepsFullNamesAtDoubleTextSize() throws {
    try launch("--text-scale", "2")
    try makeNarrow()
    try main.validateTabsAreAtBottom(true)
    try main.validateTabs(selected: "Films")
    try featured.validateSegments(selected: "Now Playing")
    try main.validateNames()
  }
}
