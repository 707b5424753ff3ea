import Automation
import ToolTestSupport
import XCTest

/// Tests of the tabs and their selection.
final class TabTests: MatineeUITestCase, MainScreenController {
  private var validator: MainScreenValidator { MainScreenValidator(app: app) }

  func testHomeTabIsSelectedAtLaunch() throws {
    try launch(startsAsUsual: true)
    try validator.validateTabs(selected: "Home")
    let first = try XCTUnwrap(server.page(at: "/trending/movie/week").results.first)
    try app.lists["Trending Films"].rows.first.wait(
      until: { $0.name == first.sentence }, for: "“\(first.sentence)” first in “Trending Films”")
  }

  func testTabsShowTheirScreens() throws {
    try launch()
    try tapSearchTab()
    try validator.validateTabs(selected: "Search")
    try SearchScreenValidator(app: app).validateStart()
    XCTAssertEqual(try app.rows.count, 0, "the hidden tab's rows are there")
    try tapFilmsTab()
    try validator.validateTabs(selected: "Films")
    try TitleListValidator(app: app).validateRows(server.page("now_playing").results)
  }

  func testAltNumberKeysSelectTabs() throws {
    try launch()
    try pressTabKey(2)
    try validator.validateTabs(selected: "Films")
    try pressTabKey(3)
    try validator.validateTabs(selected: "Series")
    try pressTabKey(4)
    try validator.validateTabs(selected: "Library")
    try pressTabKey(5)
    try validator.validateTabs(selected: "Search")
    try pressTabKey(9)
    try validator.validateTabs(selected: "Search")
    try pressTabKey(1)
    try validator.validateTabs(selected: "Home")
  }
}
