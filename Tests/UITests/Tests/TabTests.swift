import ToolTestSupport
import XCTest

/// Tests of the tabs and their selection.
final class TabTests: MatineeUITestCase, MainScreenController {
  func testHomeTabIsSelectedAtLaunch() throws {
    try launch(startsAsUsual: true)
    try main.validateTabs(selected: "Home")
    let first = try XCTUnwrap(server.page(at: "/trending/movie/week").results.first)
    try page.validateFirstCard(of: "Trending Films", first)
  }

  func testTabsShowTheirScreens() throws {
    try launch()
    try tapTab("Search")
    try main.validateTabs(selected: "Search")
    try SearchScreenValidator(app: app).validateStart()
    try list.validateRowCount(0)
    try tapTab("Films")
    try main.validateTabs(selected: "Films")
    try list.validateRows(server.page("now_playing").results)
  }

  func testAltNumberKeysSelectTabs() throws {
    try launch()
    try pressTabKey(2)
    try main.validateTabs(selected: "Films")
    try pressTabKey(3)
    try main.validateTabs(selected: "Series")
    try pressTabKey(4)
    try main.validateTabs(selected: "Library")
    try pressTabKey(5)
    try main.validateTabs(selected: "Search")
    try pressTabKey(9)
    try main.validateTabs(selected: "Search")
    try pressTabKey(1)
    try main.validateTabs(selected: "Home")
  }
}
