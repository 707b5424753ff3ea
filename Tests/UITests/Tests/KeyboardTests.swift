import ToolTestSupport
import XCTest

/// Tests of the app with the keyboard only.
final class KeyboardTests: MatineeUITestCase, MainScreenController, FeaturedController, PreferencesController,
  TitleListScreenController
{
  func testAppIsUsableWithKeyboardOnly() throws {
    try launch()
    let films = try server.page("now_playing").results
    try list.validateRows(films)
    try focusFirstRow()
    try pressDown()
    try list.validateRowIsFocused(films[1])
    try pressNextList()
    try featured.validateSegments(selected: "Upcoming")
    try list.validateRows(server.page("upcoming").results)
    try pressSearch()
    try main.validateTabs(selected: "Search")
    try pressTabKey(2)
    try featured.validateSegments(selected: "Upcoming")
    try pressKey("Ctrl+?")
    try main.validateWindowIsActive("Keyboard Shortcuts")
    try pressEscape()
    try main.validateWindowIsActive()
    try openPreferences()
    try pressEscape()
    try main.validateWindowIsActive()
    try openMainMenu()
    try main.validateMenu(isOpen: true)
    try pressEscape()
    try main.validateMenu(isOpen: false)
    try quit()
    validateNoErrors()
  }

  func testTabCyclesThroughWindow() throws {
    try launch()
    try list.validateHasRows()
    let visited = try pressTabThroughWindow()
    for name in ["Main Menu", "Films", "Now Playing"] {
      XCTAssertTrue(visited.contains(name), "Tab does not reach “\(name)”, only \(visited)")
    }
  }

  func testFirstRowIsFewTabsAwayAtStart() throws {
    try launch(startsAsUsual: true)
    try page.validateHasCards(in: "Trending Films")
    let steps = try pressTabToRow()
    XCTAssertLessThanOrEqual(steps.count, 5, "\(steps)")
  }

  func testF6MovesBetweenPartsOfWindow() throws {
    try launch()
    let films = try server.page("now_playing").results
    try list.validateRowIsFocused(films[0])
    try pressDown()
    try list.validateRowIsFocused(films[1])
    try pressPreviousPart()
    try featured.validateSegment("Now Playing", isFocused: true)
    try pressPreviousPart()
    try featured.validateSegment("Now Playing", isFocused: false)
    try pressNextPart(times: 2)
    try list.validateRowIsFocused(films[1])
  }

  func testRefreshKeepsFocusedRow() throws {
    try launch()
    let films = try server.page("now_playing").results
    try list.validateRows(films)
    try focusFirstRow()
    try pressDown()
    try list.validateRowIsFocused(films[1])
    try server.clearRequests()
    try pressRefresh()
    try server.waitForRequest("/3/movie/now_playing")
    try list.validateRowIsFocused(films[1])
  }
}
