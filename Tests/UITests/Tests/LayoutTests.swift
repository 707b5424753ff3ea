import ToolTestSupport
import XCTest

/// Tests of narrow and wide windows.
final class LayoutTests: MatineeUITestCase, MainScreenController, FeaturedController {
  private var validator: MainScreenValidator { MainScreenValidator(app: app) }

  func testTabsMoveToBottomInNarrowWindow() throws {
    try launch()
    try makeWide()
    try validator.validateTabsAreAtBottom(false)
    try makeNarrow()
    try validator.validateTabsAreAtBottom(true)
    try validator.validateSize(width: 360, height: 640)
    try validator.validateTabs(selected: "Films")
    try tapTab("Search")
    try SearchScreenValidator(app: app).validateStart()
    try makeWide()
    try validator.validateTabsAreAtBottom(false)
    try validator.validateTabs(selected: "Search")
  }

  func testSelectedListStaysWhenWindowBecomesNarrow() throws {
    try launch()
    try tapSegment("Popular")
    try TitleListValidator(app: app).validateRows(server.page("popular").results)
    try makeNarrow()
    try FeaturedValidator(app: app).validateSegments(selected: "Popular")
    try TitleListValidator(app: app).validateRows(server.page("popular").results)
  }

  func testNarrowWindowKeepsFullNamesAtDoubleTextSize() throws {
    try launch("--text-scale", "2")
    try makeNarrow()
    try validator.validateTabsAreAtBottom(true)
    try validator.validateTabs(selected: "Films")
    try FeaturedValidator(app: app).validateSegments(selected: "Now Playing")
    try validator.validateNames()
  }
}
