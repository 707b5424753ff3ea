import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of the TV tab, whose lists load when they are first shown.
final class TelevisionTests: MatineeUITestCase, MainScreenController, TelevisionController {
  private var validator: TelevisionValidator { TelevisionValidator(app: app) }

  func testEachSegmentShowsItsList() throws {
    try launch()
    try tapTab("Series")
    try main.validateTabs(selected: "Series")
    try validator.validateSegments(selected: "Popular")
    try list.validateRows(server.page("popular", kind: "tv").results)
    try tapSeriesSegment("Top Rated")
    try validator.validateSegments(selected: "Top Rated")
    try list.validateRows(server.page("top_rated", kind: "tv").results)
    try tapSeriesSegment("On the Air")
    try validator.validateSegments(selected: "On the Air")
    try list.validateFirstRow(server.page("on_the_air", kind: "tv").results)
    try tapSeriesSegment("Airing Today")
    try validator.validateSegments(selected: "Airing Today")
  }

  func testHiddenTabSendsNoRequests() throws {
    try launch()
    try list.validateRows(server.page("now_playing").results)
    XCTAssertEqual(try server.requests("/3/tv/*").map(\.path), [])
    try tapTab("Series")
    try server.waitForRequest("/3/tv/popular")
    XCTAssertEqual(try server.requests("/3/tv/*").map(\.path), ["/3/tv/popular"])
  }

  func testScreenArgumentOpensShowList() throws {
    try launch("--screen", "tv/top-rated")
    try main.validateTabs(selected: "Series")
    try validator.validateSegments(selected: "Top Rated")
    try list.validateRows(server.page("top_rated", kind: "tv").results)
    XCTAssertEqual(try server.requests("/3/movie/*").map(\.path), [])
  }
}
