import ToolTestSupport
import XCTest

/// Tests of a network that fails and recovers, and of offline mode.
final class OfflineTests: MatineeUITestCase, OfflineController, FeaturedController, TitleListScreenController,
  TitleScreenController
{
  private var offline: OfflineValidator { OfflineValidator(app: app) }

  func testScrollingContinuesWhenServerIsReachableAgain() throws {
    try launch("--screen", "featured/popular")
    let films = try server.page("popular").results
    let second = try XCTUnwrap(server.page("popular", 2).results.first)
    try list.validateHasRows()
    try server.stop()
    try pressEndOfList()
    try offline.validateText(beginning: OfflineValidator.unreachable)
    try list.validateRowIsFocused(XCTUnwrap(films.last))
    try server.start()
    try offline.validateNoLine()
    // The app is online again before the second page has arrived, and the key has no effect until then.
    try list.validateHasRow(second)
    try pressDown()
    try list.validateRowIsFocused(second)
  }

  func testInterruptedPageLoadsWhenServerIsReachableAgain() throws {
    try launch("--screen", "featured/popular")
    let film = try XCTUnwrap(server.page("popular").results.first)
    let path = "/3/movie/\(film.id)"
    try server.hold(path)
    try openTitle(film)
    try server.waitForRequest(path)
    try server.stop()
    try list.validateMessage(
      "No Connection",
      "You haven’t opened this page online, so it isn’t available offline. Connect to the network and try again.",
      button: "Retry"
    )
    try offline.validateText(beginning: OfflineValidator.unreachable)
    for suggestion in ["Search", "Your Lists", "Films: Popular"] { try offline.validateButton(suggestion) }
    try server.recover()
    try server.start()
    try page.validateShelf("Cast")
    try offline.validateNoLine()
  }

  func testCachedPagesAreAvailableAfterRelaunchWithoutServer() throws {
    try preserveData()
    try launch("--screen", "featured/popular")
    let films = try server.page("popular").results
    try list.validateRows(films)
    try openTitle(films[0])
    try page.validateShelf("Cast")
    try server.stop()
    try relaunch()
    try list.validateRows(films)
    try openTitle(films[0])
    try page.validateShelf("Cast")
    try pressBack()
    try tapSegment("Top Rated")
    try list.validateMessage("No Connection", button: "Retry")
    try offline.validateText(beginning: OfflineValidator.unreachable)
  }

  func testCachedListIsAvailableWithoutNetworkRoute() throws {
    try preserveData()
    try launch("--screen", "featured/popular")
    let films = try server.page("popular").results
    try list.validateRows(films)
    try relaunchWithoutNetwork()
    try list.validateRows(films)
    try tapSegment("Top Rated")
    try list.validateMessage("No Connection", button: "Retry")
    try offline.validateText(beginning: OfflineValidator.unreachable)
    validateNoErrors()
  }

  func testOfflineModeSendsNoRequests() throws {
    try launch("--screen", "featured/popular")
    try list.validateHasRows()
    try switchWorkOffline()
    try offline.validateText(beginning: OfflineValidator.chosen)
    try server.clearRequests()
    try tapSegment("Top Rated")
    try list.validateMessage(
      "Working Offline", "You haven’t opened this page online, so it isn’t available offline. Go online to see it.",
      button: "Go Online")
    XCTAssertEqual(try server.requests("/3/movie/top_rated").count, 0)
    try tapGoOnline()
    try offline.validateNoLine()
    try list.validateRows(server.page("top_rated").results)
  }

  func testOfflineModePersistsAcrossLaunches() throws {
    try preserveData()
    try launch("--screen", "featured/popular")
    let films = try server.page("popular").results
    try list.validateRows(films)
    try switchWorkOffline()
    try offline.validateText(beginning: OfflineValidator.chosen)
    try server.clearRequests()
    try relaunch()
    try offline.validateText(beginning: OfflineValidator.chosen)
    try list.validateRows(films)
    XCTAssertEqual(try server.requests("/3/movie/popular").count, 0)
  }
}
