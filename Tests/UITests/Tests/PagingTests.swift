import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of a list that loads page by page to its end.
final class PagingTests: MatineeUITestCase, TitleListScreenController {
  private var validator: TitleListValidator { TitleListValidator(app: app) }

  func testReachingEndLoadsNextPageOnce() throws {
    try launch("--screen", "featured/popular")
    let second = try XCTUnwrap(server.page("popular", 2).results.first)
    try validator.validateHasRows()
    try server.clearRequests()
    try pressEndOfList()
    try validator.validateAnnouncement("Popular: 40 films")
    try pressDown()
    try validator.validateRowIsFocused(second)
    XCTAssertEqual(try pages(), ["2"])
  }

  func testEveryPageLoadsExactlyOnce() throws {
    try server.corrupt("/3/movie/popular", .pages(3))
    let sent = try (1...3).map { try server.page("popular", $0).results }
    try server.clearRequests()
    try launch("--screen", "featured/popular")
    try validator.validateHasRows()
    for (index, page) in sent.enumerated().dropFirst() {
      try pressEndOfList()
      try validator.validateAnnouncement("Popular: \(20 * (index + 1)) films")
      try pressDown()
      try validator.validateRowIsFocused(XCTUnwrap(page.first))
    }
    try pressEndOfList()
    try validator.validateRowIsFocused(XCTUnwrap(sent.last?.last))
    XCTAssertEqual(try pages(), ["1", "2", "3"])
  }

  func testRetryLoadsPageAfterFailure() throws {
    try server.fail("/3/movie/popular?page=2", status: 404)
    try launch("--screen", "featured/popular")
    try validator.validateHasRows()
    try pressEndOfList()
    try validator.validateAnnouncement("Not Found")
    try pressDown()
    try validator.validateFooterIsFocused("TMDB doesn’t have this.")
    try pressTab()
    try validator.validateButtonIsFocused("Retry")
    try server.recover()
    try pressReturn()
    try validator.validateAnnouncement("Popular: 40 films")
    try validator.validateRowIsFocused(XCTUnwrap(server.page("popular").results.last))
    try pressDown()
    try validator.validateRowIsFocused(XCTUnwrap(server.page("popular", 2).results.first))
  }

  /// Returns the requested pages in order.
  private func pages() throws -> [String] {
    try server.requests("/3/movie/popular").map { $0.parameters["page"] ?? "1" }
  }
}
