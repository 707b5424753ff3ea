import ToolTestSupport
import XCTest

/// Tests of the tabs and their selection.
final class TabTests: MatineeUITestCase, MainScreenController {
  private var validator: MainScreenValidator { MainScreenValidator(app: app) }

  func testHomeTabIsSelectedAtLaunch() throws {
    try launch(startsAsUsual: true)
    try validator.validateTabs(selected: "Home")
    let first = try XCTUnwrap(server.page(at: "/trending/movie/week").results.first)
    try TitleValidator(app: app).validateFirstCard(of: "Trending Films", first)
  }

  func testTabsShowTheirScreens() throws {
    try launch()
    try tapTab("Search")
    try validator.validateTabs(selected: "Search")
    try SearchScreenValidator(app: app).validateStart()
    try TitleListValidator(app: app).validateRowCount(0)
    try tapTab("Films")
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
