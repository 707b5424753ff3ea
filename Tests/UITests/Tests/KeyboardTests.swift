import Automation
import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of the app with the keyboard only.
final class KeyboardTests: MatineeUITestCase, MainScreenController, FeaturedController, CredentialScreenController {
  private var list: TitleListValidator { TitleListValidator(app: app) }
  private var main: MainScreenValidator { MainScreenValidator(app: app) }

  func testAppIsUsableWithKeyboardOnly() throws {
    try launch()
    let films = try server.page("now_playing").results
    try list.validateRows(films)
    try app.rows.first.focus()
    try app.pressKey("Down")
    try list.validateRowIsFocused(films[1])
    try pressNextList()
    try FeaturedValidator(app: app).validateSegments(selected: "Upcoming")
    try list.validateRows(server.page("upcoming").results)
    try pressSearch()
    try main.validateTabs(selected: "Search")
    try pressTabKey(2)
    try FeaturedValidator(app: app).validateSegments(selected: "Upcoming")
    try app.pressKey("Ctrl+?")
    try app.windows["Keyboard Shortcuts"].wait(until: \.isActive, for: "The shortcuts window")
    try pressEscape()
    try main.validateWindowIsActive()
    try app.pressKey("Ctrl+comma")
    try app.windows["Preferences"].wait(until: \.isActive, for: "The preferences")
    try pressEscape()
    try main.validateWindowIsActive()
    try openMainMenu()
    try main.validateMenu(isOpen: true)
    try pressEscape()
    try main.validateMenu(isOpen: false)
    try pressQuit()
    XCTAssertEqual(try app.waitForExit(), .exited(0))
    XCTAssertEqual(app.standardError, "")
  }

  func testTabCyclesThroughWindow() throws {
    try launch()
    try list.validateHasRows()
    var visited: [String] = []
    for _ in 0..<20 {
      try app.pressKey("Tab")
      let name = try XCTUnwrap(app.focusedElement, "nothing has the focus after \(visited)").name
      if visited.contains(name) { break }
      visited.append(name)
    }
    for name in ["Main Menu", "Films", "Now Playing"] {
      XCTAssertTrue(visited.contains(name), "Tab does not reach “\(name)”, only \(visited)")
    }
  }

  func testFirstRowIsFewTabsAwayAtStart() throws {
    try launch(startsAsUsual: true)
    try app.shelf("Trending Films").rows.first.wait(until: \.exists, for: "The first shelf")
    var steps: [String] = []
    while try app.focusedElement?.role != .listItem {
      try app.pressKey("Tab")
      steps.append(try app.focusedElement?.name ?? "nothing")
      guard steps.count <= 5 else { break }
    }
    XCTAssertLessThanOrEqual(steps.count, 5, "\(steps)")
  }

  func testF6MovesBetweenPartsOfWindow() throws {
    try launch()
    let films = try server.page("now_playing").results
    try list.validateRowIsFocused(films[0])
    try app.pressKey("Down")
    try list.validateRowIsFocused(films[1])
    try app.pressKey("Shift+F6")
    try app.segments["Now Playing"].wait(until: \.isFocused, for: "The segments")
    try app.pressKey("Shift+F6")
    try app.buttons["Main Menu"].wait(until: \.exists, for: "The header bar")
    XCTAssertFalse(try app.segments["Now Playing"].isFocused)
    try app.pressKey("F6", times: 2)
    try list.validateRowIsFocused(films[1])
  }

  func testRefreshKeepsFocusedRow() throws {
    try launch()
    let films = try server.page("now_playing").results
    try list.validateRows(films)
    try app.rows.first.focus()
    try app.pressKey("Down")
    try list.validateRowIsFocused(films[1])
    try server.clearRequests()
    try pressRefresh()
    try server.waitForRequest("/3/movie/now_playing")
    try list.validateRowIsFocused(films[1])
  }
}
