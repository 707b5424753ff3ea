import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of the loading, content, empty and error states, and of the actions that lead out of them.
final class StateTests: MatineeUITestCase, MainScreenController, FeaturedController, TitleListScreenController {
  func testLoadingStateIsShownUntilResponseArrives() throws {
    try server.hold("/3/movie/now_playing")
    try launch()
    try server.waitForRequest("/3/movie/now_playing")
    try list.validateLoading()
    try list.validateRowCount(0)
    try server.release()
    try list.validateRows(server.page("now_playing").results)
  }

  func testEmptyListShowsMessage() throws {
    try server.corrupt("/3/movie/now_playing", .empty)
    try launch()
    try list.validateMessage("Nothing Here", "This list is empty at the moment.", button: "Retry")
    try server.recover()
    try tapRetry()
    try list.validateRows(server.page("now_playing").results)
  }

  func testFailureShowsReasonAndRetryReloads() throws {
    try server.corrupt("/3/movie/now_playing", .garbage)
    try launch()
    try list.validateMessage("Unreadable Response", button: "Retry")
    try server.clearRequests()
    try tapRetry()
    try server.waitForRequest("/3/movie/now_playing")
    try list.validateMessage("Unreadable Response", button: "Retry")
    try server.recover()
    try tapRetry()
    try list.validateRows(server.page("now_playing").results)
  }

  func testUnreachableServerShowsNoConnection() throws {
    try launch()
    try list.validateHasRows()
    try server.stop()
    try tapSegment("Popular")
    try list.validateMessage("No Connection", button: "Retry")
    try tapRetry()
    try list.validateMessage("No Connection", button: "Retry")
    try server.start()
    try list.validateRows(server.page("popular").results)
  }

  func testFailedRefreshKeepsContent() throws {
    try launch()
    let films = try server.page("now_playing").results
    try list.validateRows(films)
    try server.fail("/3/movie/now_playing", status: 404)
    try server.clearRequests()
    try pressRefresh()
    try server.waitForRequest("/3/movie/now_playing")
    try list.validateBanner("TMDB doesn’t have this.", button: "Retry")
    try list.validateAnnouncement("Not Found")
    try list.validateRows(films)
  }

  func testLateResponseOfPreviousSegmentIsIgnored() throws {
    try server.hold("/3/movie/now_playing", times: 1)
    try launch()
    let held = try server.waitForRequest("/3/movie/now_playing")
    try tapSegment("Popular")
    let popular = try server.page("popular").results
    try list.validateRows(popular)
    try server.release()
    try server.waitForRequest("/3/movie/now_playing") { $0.number == held.number && $0.outcome != .waiting }
    // If the app receives the late response at all, it does so before the response to this later request.
    try tapSegment("Top Rated")
    try list.validateRows(server.page("top_rated").results)
    try tapSegment("Popular")
    try featured.validateSegments(selected: "Popular")
    try list.validateRows(popular)
  }

  func testRejectedKeyOffersToEnterAnotherKey() throws {
    try launch(key: "wrong")
    try list.validateMessage("Key Not Accepted", button: "Enter Another Key")
    try tapEnterAnotherKey()
    try credentials.validateIsOpen()
    try pressEscape()
    try credentials.validateIsClosed()
  }
}
