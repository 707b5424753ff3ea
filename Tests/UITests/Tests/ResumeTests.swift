import ToolTestSupport
import XCTest

/// Tests that a launch continues where the previous run ended.
final class ResumeTests: MatineeUITestCase, MainScreenController, FeaturedController, TitleScreenController {
  private var validator: MainScreenValidator { MainScreenValidator(app: app) }

  func testLaunchRestoresSizeTabAndPages() throws {
    try preserveData(includingState: true)
    try launch(startsAsUsual: true)
    try tapTab("Films")
    let film = try XCTUnwrap(server.page("popular").results.first)
    try tapSegment("Popular")
    try TitleListValidator(app: app).validateRows(server.page("popular").results)
    try resize(width: 640, height: 700)
    try openTitle(film)
    try TitleValidator(app: app).validateHeading(film.title)
    try quit()
    try relaunch()
    try TitleValidator(app: app).validateHeading(film.title)
    try validator.validateSize(width: 640, height: 700)
    try pressBack()
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
    try tapTab("Films")
    try validator.validateTabs(selected: "Films")
    try quit()
    try damageState()
    try relaunch()
    try validator.validateTabs(selected: "Home")
  }
}
