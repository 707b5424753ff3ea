import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of a list that loads page by page to its end.
final class PagingTests: MatineeUITestCase, TitleListScreenController {
  func testReachingEndLoadsNextPageOnce() throws {
    try launch("--screen", "featured/popular")
    let second = try XCTUnwrap(server.page("popular", 2).results.first)
    try list.validateHasRows()
    try server.clearRequests()
    try pressEndOfList()
    try list.validateAnnouncement("Popular: 40 films")
    try pressDown()
    try list.validateRowIsFocused(second)
    XCTAssertEqual(try pages(), ["2"])
  }

  func testEveryPageLoadsExactlyOnce() throws {
    try server.corrupt("/3/movie/popular", .pages(3))
    let sent = try (1...3).map { try server.page("popular", $0).results }
    try server.clearRequests()
    try launch("--screen", "featured/popular")
    try list.validateHasRows()
    for (index, page) in sent.enumerated().dropFirst() {
      try pressEndOfList()
      try list.validateAnnouncement("Popular: \(20 * (index + 1)) films")
      try pressDown()
      try list.validateRowIsFocused(XCTUnwrap(page.first))
    }
    try pressEndOfList()
    try list.validateRowIsFocused(XCTUnwrap(sent.last?.last))
    XCTAssertEqual(try pages(), ["1", "2", "3"])
  }

  func testRetryLoadsPageAfterFailure() throws {
    try server.fail("/3/movie/popular?page=2", status: 404)
    try launch("--screen", "featured/popular")
    try list.validateHasRows()
    try pressEndOfList()
    try list.validateAnnouncement("Not Found")
    try pressDown()
    try list.validateFooterIsFocused("TMDB doesn’t have this.")
    try pressTab()
    try list.validateButtonIsFocused("Retry")
    try server.recover()
    try pressReturn()
    try list.validateAnnouncement("Popular: 40 films")
    try list.validateRowIsFocused(XCTUnwrap(server.page("popular").results.last))
    try pressDown()
    try list.validateRowIsFocused(XCTUnwrap(server.page("popular", 2).results.first))
  }

  /// Returns the requested pages in order.
  private func pages() throws -> [String] {
    try server.requests("/3/movie/popular").map { $0.parameters["page"] ?? "1" }
  }
}
