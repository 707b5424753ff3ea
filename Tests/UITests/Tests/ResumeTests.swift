import Automation
import Foundation
import ToolTestSupport
import XCTest

/// Tests that a launch continues where the previous run ended.
final class ResumeTests: MatineeUITestCase, MainScreenController, FeaturedController, TitleScreenController {
  private var validator: MainScreenValidator { MainScreenValidator(app: app) }

  func testLaunchRestoresSizeTabAndPages() throws {
    try preserveData(includingState: true)
    try launch(startsAsUsual: true)
    try tapFilmsTab()
    let film = try XCTUnwrap(server.page("popular").results.first)
    try tapPopularSegment()
    try TitleListValidator(app: app).validateRows(server.page("popular").results)
    try app.resize(width: 640, height: 700)
    try openTitle(film)
    try TitleValidator(app: app).validateTitle(film.title)
    try quit()
    try relaunch()
    try TitleValidator(app: app).validateTitle(film.title)
    XCTAssertEqual(try app.windowSize.width, 640)
    XCTAssertEqual(try app.windowSize.height, 700)
    try app.pressKey("Alt+Left")
    try FeaturedValidator(app: app).validateSegments(selected: "Popular")
    try TitleListValidator(app: app).validateRows(server.page("popular").results)
  }

  func testRequestedScreenReplacesRestoredPages() throws {
    try preserveData(includingState: true)
    try launch("--screen", "genres/tv")
    try validator.validateTabs(selected: "Series")
    try quit()
    try launch("--screen", "featured/top-rated")
    try FeaturedValidator(app: app).validateSegments(selected: "Top Rated")
  }

  func testDamagedStateIsIgnored() throws {
    try preserveData(includingState: true)
    try launch(startsAsUsual: true)
    try tapFilmsTab()
    try validator.validateTabs(selected: "Films")
    try quit()
    let state = try XCTUnwrap(app.environment["XDG_STATE_HOME"]) + "/matinee/window.json"
    try Data("{".utf8).write(to: URL(filePath: state))
    try relaunch()
    try validator.validateTabs(selected: "Home")
  }

  private func quit() throws {
    try pressQuit()
    XCTAssertEqual(try app.waitForExit(), .exited(0))
  }
}
