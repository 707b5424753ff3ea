import ToolTestSupport
import XCTest

/// Tests that a launch continues where the previous run ended.
final class ResumeTests: MatineeUITestCase, MainScreenController, FeaturedController, TitleScreenController {
  func testLaunchRestoresSizeTabAndPages() throws {
    try preserveData(includingState: true)
    try launch(startsAsUsual: true)
    try tapTab("Films")
    let film = try XCTUnwrap(server.page("popular").results.first)
    try tapSegment("Popular")
    try list.validateRows(server.page("popular").results)
    try resize(width: 640, height: 700)
    try openTitle(film)
    try page.validateHeading(film.title)
    try quit()
    try relaunch()
    try page.validateHeading(film.title)
    try main.validateSize(width: 640, height: 700)
    try pressBack()
    try featured.validateSegments(selected: "Popular")
    try list.validateRows(server.page("popular").results)
  }

  func testRequestedScreenReplacesRestoredPages() throws {
    try preserveData(includingState: true)
    try launch("--screen", "genres/tv")
    try main.validateTabs(selected: "Series")
    try quit()
    try launch("--screen", "featured/top-rated")
    try featured.validateSegments(selected: "Top Rated")
  }

  func testDamagedStateIsIgnored() throws {
    try preserveData(includingState: true)
    try launch(startsAsUsual: true)
    try tapTab("Films")
    try main.validateTabs(selected: "Films")
    try quit()
    try damageState()
    try relaunch()
    try main.validateTabs(selected: "Home")
  }
}
