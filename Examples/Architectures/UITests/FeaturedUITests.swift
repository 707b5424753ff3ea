import Automation
import AutomationTestSupport
import SampleCatalogue
import ToolTestSupport
import XCTest

/// The UI tests of the feature, for any architecture. This class tests the composition, and each subclass another
/// architecture.
class FeaturedUITests: UITestCase, FeaturedController {
  class var architecture: String { "composition" }

  private(set) lazy var app = application("architectures")
  private var startedServer: SampleServer?
  private var validator: FeaturedValidator { FeaturedValidator(app: app) }

  var server: SampleServer {
    get throws {
      let server = try startedServer ?? SampleServer()
      startedServer = server
      return server
    }
  }

  override func tearDownWithError() throws {
    // Quit the app before stopping the server that it uses.
    try super.tearDownWithError()
    startedServer = nil
  }

  func launch() throws {
    app.arguments = ["--architecture", Self.architecture, "--server", try server.address]
    try app.launch()
  }

  // MARK: - Segments

  func testEachSegmentIsHittableAndShowsItsList() throws {
    try launch()
    for (name, path) in [
      ("Now Playing", "now_playing"), ("Upcoming", "upcoming"), ("Popular", "popular"), ("Top Rated", "top_rated"),
    ] {
      try app.segment(name).wait(until: \.exists)
      XCTAssertTrue(try app.segment(name).isHittable, "“\(name)” can’t be clicked")
      try tapSegment(name)
      try validator.validateSegments(selected: name)
      try validator.validateRows(server.films("movie/\(path)"))
      try validator.validateList(isNamed: name)
      try validator.validateAnnouncement("\(name): 20 films")
    }
  }

  func testListLoadsOnlyWhenItsSegmentIsShown() throws {
    try launch()
    try validator.validateRows(server.films("movie/now_playing"))
    XCTAssertEqual(try server.requests("/3/movie/popular").count, 0)
    try tapSegment("Popular")
    try server.waitForRequest("/3/movie/popular")
  }

  func testSegmentKeepsItsContentAndPosition() throws {
    try launch()
    let films = try server.films("movie/now_playing")
    try validator.validateRows(films)
    try pressEndOfList()
    try validator.validateRowIsFocused(films[19])
    try tapSegment("Upcoming")
    try validator.validateRows(server.films("movie/upcoming"))
    try server.clearRequests()
    try tapSegment("Now Playing")
    try app.rows[films[19].row].wait(until: \.isVisible, for: "The row that was visible before")
    XCTAssertEqual(try server.requests("/3/movie/now_playing?page=1").count, 0)
  }

  // MARK: - Paging

  func testReachingEndLoadsNextPageOnce() throws {
    try launch()
    try validator.validateRows(server.films("movie/now_playing"))
    let second = try server.films("movie/now_playing", page: 2)
    try server.clearRequests()
    try pressEndOfList()
    try validator.validateAnnouncement("Now Playing: \(20 + second.count) films")
    try app.pressKey("Down")
    try validator.validateRowIsFocused(second[0])
    XCTAssertEqual(try server.requests("/3/movie/now_playing").map { $0.parameters["page"] }, ["2"])
  }

  func testFailedPageCanBeRetriedAndKeepsRows() throws {
    try server.fail("/3/movie/now_playing?page=2", status: 404)
    try launch()
    let films = try server.films("movie/now_playing")
    try validator.validateRows(films)
    try pressEndOfList()
    try validator.validateAnnouncement("Can’t Load Films")
    try validator.validateRowIsFocused(films[19])
    // The message is below the last row.
    try app.pressKey("Down")
    try app.buttons["Retry"].wait(until: \.exists)
    try server.recover()
    try tapRetry()
    try validator.validateAnnouncement("Now Playing: \(20 + server.films("movie/now_playing", page: 2).count) films")
  }

  // MARK: - States

  func testSpinnerIsShownUntilFirstPageArrives() throws {
    try server.hold("/3/movie/now_playing")
    try launch()
    try server.waitForRequest("/3/movie/now_playing")
    try validator.validateIsLoading()
    try validator.validateNoRows()
    try server.release()
    try validator.validateRows(server.films("movie/now_playing"))
  }

  func testEmptyListShowsMessage() throws {
    try server.corrupt("/3/movie/now_playing", .empty)
    try launch()
    try validator.validateMessage("No Films")
    try validator.validateNoRows()
  }

  func testFailureShowsReasonAndRetryReloads() throws {
    try server.corrupt("/3/movie/now_playing", .garbage)
    try launch()
    try validator.validateMessage("Can’t Load Films")
    try validator.validateText("TMDB sent an unreadable response.")
    try server.recover()
    try tapRetry()
    try validator.validateRows(server.films("movie/now_playing"))
  }

  func testLeavingWhileLoadingShowsNoFailure() throws {
    try server.hold("/3/movie/popular", times: 1)
    try launch()
    try validator.validateRows(server.films("movie/now_playing"))
    try tapSegment("Popular")
    try server.waitForRequest("/3/movie/popular")
    try tapSegment("Now Playing")
    try server.release("/3/movie/popular")
    try tapSegment("Popular")
    try validator.validateRows(server.films("movie/popular"))
  }

  // MARK: - Details

  func testRowOpensFilmAndBackReturnsToRow() throws {
    try launch()
    let films = try server.films("movie/now_playing")
    try validator.validateRows(films)
    try tapRow(films[1])
    try app.headings[films[1].title].wait(until: \.exists, for: "The film’s page")
    try validator.validateText(films[1].overview)
    try validator.validateText(" min")
    try tapBack()
    try validator.validateRows(films)
    try validator.validateRowIsFocused(films[1])
  }

  func testFilmPageShowsRowDataUntilDetailsArriveAndRetries() throws {
    try launch()
    let film = try server.films("movie/now_playing")[0]
    try validator.validateRows([film])
    try server.fail("/3/movie/\(film.id)", status: 404)
    try tapRow(film)
    try app.headings[film.title].wait(until: \.exists, for: "The film’s page")
    try validator.validateText(film.overview)
    try validator.validateText("TMDB doesn’t have this.")
    try server.recover()
    try tapRetry()
    try validator.validateText(" min")
  }

  // MARK: - Search

  func testSearchReplacesSegmentsAndEscapeBringsThemBack() throws {
    try launch()
    let films = try server.films("movie/now_playing")
    try validator.validateRows(films)
    try typeSearch("godf")
    try validator.validateRows(server.films("search/movie?query=godf"))
    try validator.validateList(isNamed: "Search Results")
    XCTAssertFalse(try app.segment("Popular").exists)
    try pressEscapeInSearch()
    try validator.validateSegments(selected: "Now Playing")
    try validator.validateRows(films)
  }

  func testTypingQuicklySendsFewerRequestsThanKeystrokes() throws {
    try launch()
    try validator.validateRows(server.films("movie/now_playing"))
    let found = try server.films("search/movie?query=godfather")
    try server.clearRequests()
    try typeSearch("godfather")
    try validator.validateRows(found)
    XCTAssertLessThan(try server.requests("/3/search/movie").count, 9)
    XCTAssertEqual(try server.requests("/3/search/movie").last?.parameters["query"], "godfather")
  }

  func testLateResponseToEarlierSearchIsDropped() throws {
    try launch()
    try validator.validateRows(server.films("movie/now_playing"))
    try server.hold("/3/search/movie?query=the", times: 1)
    try typeSearch("the")
    let held = try server.waitForRequest("/3/search/movie?query=the")
    try replaceSearch(with: "godf")
    let found = try server.films("search/movie?query=godf")
    try validator.validateRows(found)
    try server.release()
    try server.waitForRequest("/3/search/movie") { $0.number == held.number && $0.outcome != .waiting }
    // A late response would arrive before the response to this later search.
    try replaceSearch(with: "xyzzyq")
    try validator.validateMessage("No Results")
    try replaceSearch(with: "godf")
    try validator.validateRows(found)
  }

  func testSearchWithoutResultsQuotesSearchText() throws {
    try launch()
    try typeSearch("xyzzyq")
    try validator.validateMessage("No Results")
    try validator.validateText("“xyzzyq”")
  }

  func testFailedSearchCanBeRetried() throws {
    try server.fail("/3/search/movie", status: 404)
    try launch()
    try typeSearch("godf")
    try validator.validateMessage("Can’t Load Films")
    try server.recover()
    try tapRetry()
    try validator.validateRows(server.films("search/movie?query=godf"))
  }

  func testSearchResultOpensInWindow() throws {
    try launch()
    try typeSearch("godf")
    let film = try server.films("search/movie?query=godf")[0]
    try validator.validateRows([film])
    try tapRow(film)
    try validator.validateWindow(film.title)
    try validator.validateText(film.overview)
  }
}
