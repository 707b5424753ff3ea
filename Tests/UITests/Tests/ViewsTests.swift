import Automation
import AutomationTestSupport
import XCTest

/// Tests of the gallery's views through the accessibility bus, real keys and a real pointer.
final class ViewsTests: UITestCase {
  func testScreenReaderReadsAndSetsRating() throws {
    let app = try open("rating/none")
    let stars = app.sliders["Your rating"]
    XCTAssertEqual(try stars.value, 0)
    XCTAssertEqual(try stars.summary, "Not rated")
    try stars.setValue(8.5)
    try stars.wait { $0.value == 8.5 }
    XCTAssertEqual(try stars.summary, "")
    try app.buttons["Remove Rating"].performAccessibilityAction()
    try stars.wait { $0.value == 0 && $0.description == "Not rated" }
  }

  func testKeyboardAndPointerSetRating() throws {
    let app = try open("rating/some")
    let stars = app.sliders["Your rating"]
    try stars.pressKey("Right")
    try stars.wait { $0.value == 9 }
    try app.typeText("6.5")
    try stars.wait { $0.value == 6.5 }
    try app.pressKey("Home")
    try stars.wait { $0.value == 0.5 }
    try app.pressKey("Left")
    XCTAssertEqual(try stars.value, 0.5)
    try stars.hover(across: 0.98)
    XCTAssertEqual(try stars.value, 0.5, "hovering doesn’t set a rating")
    try stars.click(across: 0.33)
    try stars.wait { $0.value == 3.5 }
    try stars.scroll(3)
    XCTAssertEqual(try stars.value, 3.5, "the wheel scrolls the page")
    try app.pressKey("Delete")
    try stars.wait { $0.value == 0 }
  }

  func testKeyboardMovesAndCompletesTask() throws {
    let app = try open("tasks/some")
    let names = try rowNames(app)
    XCTAssertEqual(try app.lists["Watchlist"].rows.matching { $0.isChecked }.count, 2)
    try app.rows[names[0]].pressKey("Alt+Down")
    try app.lists["Watchlist"].rows[names[0]].wait(until: \.isFocused)
    XCTAssertEqual(try Array(rowNames(app).prefix(2)), [names[1], names[0]])
    try app.pressKey("space")
    try app.rows[names[0]].wait(until: \.isChecked)
  }

  func testScreenReaderCompletesTask() throws {
    let app = try open("tasks/some")
    let name = try rowNames(app)[0]
    XCTAssertTrue(try app.rows[name].actions.contains("task.toggle"))
    try app.rows[name].performAccessibilityAction("task.toggle")
    try app.rows[name].wait(until: \.isChecked)
  }

  func testTasksAreReorderedByDragging() throws {
    let app = try open("tasks/some")
    let names = try rowNames(app)
    try app.rows[names[0]].drag(to: app.rows[names[2]], down: 0.8)
    try app.wait(for: "the new order") { () throws(AutomationError) in
      try Array(rowNames(app).prefix(3)) == [names[1], names[2], names[0]]
    }
  }

  func testTitleIsDraggedOntoListThatAcceptsIt() throws {
    let app = try open("drag/onto-lists")
    let card = app.rows["Harbour Lights, 1921"]
    try card.drag(to: app.rows["Favourites, 3 titles"])
    try card.drag(to: app.rows["Watchlist, 12 titles, 3 watched"])
    try app.rows["Watchlist, 12 titles, 3 watched, With Harbour Lights"].wait(until: \.exists)
    XCTAssertTrue(try app.rows["Favourites, 3 titles"].exists, "the list doesn’t accept the title")
  }

  func testChartShowsTableOnRequest() throws {
    let app = try open("chart/genres")
    try app.toggleButtons["Table, Films by Genre"].tap()
    try app.lists["Films by Genre"].rows["Drama: 120 films"].wait(until: \.exists)
  }
}

extension ViewsTests {
  private func open(_ entry: String) throws -> Application {
    let app = application("matinee-gallery", ["--entry", entry])
    try app.launch()
    return app
  }

  private func rowNames(_ app: Application) throws(AutomationError) -> [String] {
    try app.lists["Watchlist"].rows.snapshots.map(\.name)
  }
}
