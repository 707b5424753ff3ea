import Automation
import SampleCatalogue
import ToolTestSupport
import XCTest

/// A list to its end, page by page.
final class PagingTests: MatineeUITestCase, FilmListScreenController, FeaturedController {
  private var validator: FilmListValidator { FilmListValidator(app: app) }

  func testTheEndOfTheListAsksForTheNextPageOnce() throws {
    try launch("--screen", "featured/popular")
    let second = try XCTUnwrap(server.page("popular", 2).results.first)
    try validator.validateNoMessage()
    try server.clearRequests()
    try pressEndOfList()
    try server.waitForRequest("/3/movie/popular?page=2")
    try validator.validateHasRow(second)
    XCTAssertEqual(try server.requests("/3/movie/popular?page=2").count, 1)
  }

  func testEveryPageComesAndNoneTwice() throws {
    try server.spoil("/3/movie/popular", .pages(3))
    let pages = try (1...3).map { try server.page("popular", $0) }
    let last = try XCTUnwrap(pages.last?.results.last)
    try server.clearRequests()
    try launch("--screen", "featured/popular")
    try validator.validateNoMessage()
    for number in 2...3 {
      try pressEndOfList()
      try server.waitForRequest("/3/movie/popular?page=\(number)")
      try validator.validateHasRow(XCTUnwrap(pages[number - 1].results.first))
    }
    try pressEndOfList()
    try validator.validateRowIsFocused(last)
    XCTAssertEqual(
      try server.requests("/3/movie/popular").map { $0.parameters["page"] ?? "1" }, ["1", "2", "3"])
  }

  func testAPageThatFailsIsAskedForAgain() throws {
    try server.fail("/3/movie/popular?page=2", status: 404)
    try launch("--screen", "featured/popular")
    try validator.validateNoMessage()
    try pressEndOfList()
    try app.buttons["Retry"].wait(until: \.exists, for: "The foot's Retry")
    try server.heal()
    try tapRetry()
    try validator.validateHasRow(XCTUnwrap(server.page("popular", 2).results.first))
  }
}
