import Catalogue
import SampleCatalogue
import TMDB
import ToolTestSupport
import XCTest

/// Tests of the segments, their selection and their lists.
final class SegmentTests: MatineeUITestCase, MainScreenController, FeaturedController {
  func testEachSegmentIsHittableAndShowsItsList() throws {
    try launch()
    try list.validateRows(server.page("now_playing").results)
    // The first list is selected at launch, so it's the last one to tap.
    for movieList in MovieList.allCases.dropFirst() + [.nowPlaying] {
      try featured.validateSegmentIsHittable(movieList.title)
      try tapSegment(movieList.title)
      try featured.validateSegments(selected: movieList.title)
      try list.validateRows(server.page(at: movieList.target.path.description).results)
    }
  }

  func testNowPlayingIsSelectedAtLaunch() throws {
    try launch()
    try featured.validateSegments(selected: "Now Playing")
  }

  func testHiddenSegmentSendsNoRequests() throws {
    try launch()
    try list.validateRows(server.page("now_playing").results)
    let nowPlaying = "/3/movie/now_playing"
    XCTAssertEqual(try requestedLists(), [nowPlaying, nowPlaying], "the app's request and the test's")
    try server.clearRequests()
    try tapSegment("Popular")
    try list.validateHasRows()
    try server.waitForRequest("/3/movie/popular")
    try tapTab("Search")
    try SearchScreenValidator(app: app).validateStart()
    XCTAssertEqual(try requestedLists(), ["/3/movie/popular"])
  }

  func testReselectedSegmentSendsNoRequests() throws {
    try launch()
    try list.validateRows(server.page("now_playing").results)
    try tapSegment("Popular")
    try list.validateRows(server.page("popular").results)
    try server.clearRequests()
    try tapSegment("Now Playing")
    try featured.validateSegments(selected: "Now Playing")
    try tapSegment("Popular")
    try featured.validateSegments(selected: "Popular")
    try list.validateHasRows()
    XCTAssertEqual(try requestedLists(), [])
  }

  func testControlPageKeysSelectAdjacentSegments() throws {
    try launch()
    try list.validateHasRows()
    try pressNextList()
    try featured.validateSegments(selected: "Upcoming")
    try pressNextList()
    try featured.validateSegments(selected: "Popular")
    try pressPreviousList()
    try featured.validateSegments(selected: "Upcoming")
  }

  /// Returns the requested lists in order.
  private func requestedLists() throws -> [String] { try server.requests("/3/movie/*").map(\.path) }
}
