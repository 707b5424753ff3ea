import Automation
import ToolTestSupport
import XCTest

/// Tests of the tabs and their selection.
final class TabTests: MatineeUITestCase, MainScreenController {
  private var validator: MainScreenValidator { MainScreenValidator(app: app) }

  func testFeaturedTabIsSelectedAtLaunch() throws {
    try launch()
    try validator.validateTabs(selected: "Featured")
    try TitleListValidator(app: app).validateRows(server.page("now_playing").results)
  }

  func testTabsShowTheirScreens() throws {
    try launch()
    try tapSearchTab()
    try validator.validateTabs(selected: "Search")
    try SearchScreenValidator(app: app).validateStart()
    XCTAssertEqual(try app.rows.count, 0, "the hidden tab's rows are there")
    try tapFeaturedTab()
    try validator.validateTabs(selected: "Featured")
    try TitleListValidator(app: app).validateRows(server.page("now_playing").results)
  }

  func testAltNumberKeysSelectTabs() throws {
    try launch()
    try pressTabKey(2)
    try validator.validateTabs(selected: "TV")
    try pressTabKey(3)
    try validator.validateTabs(selected: "Genres")
    try pressTabKey(4)
    try validator.validateTabs(selected: "Lists")
    try pressTabKey(5)
    try validator.validateTabs(selected: "Search")
    try pressTabKey(9)
    try validator.validateTabs(selected: "Search")
    try pressTabKey(1)
    try validator.validateTabs(selected: "Featured")
  }
}
