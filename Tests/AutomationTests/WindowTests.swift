import Automation
import AutomationTestSupport
import XCTest

/// Tests of windows: keyboard focus, size and screenshots.
final class WindowTests: FixtureTestCase {
  func testNewestWindowReceivesKeyboardInput() throws {
    let app = try launch("windows")
    try app.textFields["Outer"].typeText("a")
    try app.buttons["Open"].click()
    try app.windows["Second"].wait(until: \.isActive)
    XCTAssertEqual(try app.windows.count, 2)
    try app.windows["Second"].textFields["Inner"].typeText("b")
    XCTAssertEqual(try app.textFields["Inner"].text, "b")
    try app.windows["Second"].buttons["Close"].click()
    XCTAssertTrue(try app.windows["Second"].waitForNonExistence())
    try app.windows["Fixture"].wait(until: \.isActive)
    // The click on the button took the focus, so Tab selects the text, and typing replaces it.
    try app.textFields["Outer"].typeText("c")
    XCTAssertEqual(try app.textFields["Outer"].text, "c")
    XCTAssertEqual(try app.windows.count, 1)
  }

  func testResizeSetsWindowSize() throws {
    let app = try launch("stack")
    try app.resize(width: 360, height: 640)
    XCTAssertEqual(try app.windowSize.width, 360)
    XCTAssertEqual(try app.windowSize.height, 640)
    XCTAssertEqual(try app.windows["Fixture"].frame, Frame(x: 0, y: 0, width: 360, height: 640))
    try app.buttons["On page one"].click()
  }

  func testTextScaleEnlargesTextOfRunningProgram() throws {
    let app = try launch("stack")
    let height = try app.tabs["Two"].frame.height
    try app.setTextScale(2)
    try app.tabs["Two"].wait(until: { $0.frame.height > height }, for: "Larger text")
    try app.setTextScale(1)
    try app.tabs["Two"].wait(until: { $0.frame.height == height }, for: "The original text size")
  }

  func testClickReachesPointOfTopmostWindow() throws {
    let app = try launch("controls")
    let (button, window) = (try app.buttons["Press"].frame, try app.windows["Fixture"].frame)
    let (x, y) = button.center
    try app.click(across: Double(x) / Double(window.width), down: Double(y) / Double(window.height))
    try app.staticTexts["Pressed"].wait(until: \.exists)
  }

  func testScreenshotShowsCurrentWindowContent() throws {
    let app = try launch("stack")
    let picture = try app.screenshot()
    XCTAssertEqual(Array(picture.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    try app.tabs["Two"].click()
    try app.buttons["On page two"].wait(until: \.exists)
    try app.wait(for: "Another picture") { () throws(AutomationError) in try app.screenshot() != picture }
  }

  func testClosingWindowEndsProgram() throws {
    let app = try launch("stack")
    try app.closeWindow()
    XCTAssertEqual(try app.waitForExit(), .exited(0))
    XCTAssertFalse(app.isRunning)
  }
}
