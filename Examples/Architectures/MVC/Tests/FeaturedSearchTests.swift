import ArchitecturesSupport
import Containment
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import FeaturedMVC

/// Tests that a search replaces the segments, which return when it ends.
final class FeaturedSearchTests: GTKTestCase {
  func testSearchReplacesSegmentsUntilFieldIsEmpty() {
    onMain {
      let fixture = ControllerFixture()
      let controller = try await fixture.showSearch("film", .page([7]))
      XCTAssertTrue(fixture.hasAnnounced("Search Results: 1 film"))
      XCTAssertFalse(fixture.window.visibleTexts.contains("Film 1"))
      controller.featuredView.searchEntry.text = ""
      try await fixture.waitForText("Film 1")
      XCTAssertTrue(fixture.window.visibleTexts.contains("Popular"))
      XCTAssertEqual(fixture.requestCount("now_playing"), 1)
      fixture.close()
    }
  }

  func testSearchWithoutResultsQuotesSearchText() {
    onMain {
      let fixture = ControllerFixture()
      _ = try await fixture.showSearch("xyz", .page([]))
      try await fixture.waitForText("No film’s title matches “xyz”.")
      fixture.close()
    }
  }

  func testFailedSearchCanBeRetried() {
    onMain {
      let fixture = ControllerFixture()
      _ = try await fixture.showSearch("film", .notFound)
      try await fixture.press("Retry")
      try await fixture.respond(to: "search/movie", with: .page([7]))
      try await fixture.waitForText("Film 7")
      fixture.close()
    }
  }

  func testResultOpensInNewWindow() {
    onMain {
      let fixture = ControllerFixture()
      let controller = try await fixture.showSearch("film", .page([7]))
      try await fixture.waitForText("Film 7")
      controller.featuredView.resultsView.widget.activateRow(0)
      try await fixture.respond(to: "movie/7", with: .details(7))
      XCTAssertTrue(controller.navigationController?.top === controller)
      fixture.close()
    }
  }
}

extension ControllerFixture {
  /// Shows the first list with one film, then searches and responds.
  @discardableResult
  func showSearch(_ text: String, _ response: NetworkResponse) async throws -> FeaturedViewController {
    let controller = try await showFeatured()
    try await respond(to: "now_playing", with: .page([1]))
    try await waitForText("Film 1")
    controller.featuredView.searchEntry.text = text
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(300))
    try await respond(to: "search/movie", with: response)
    try await eventually("the response") { controller.search.phase != .loading && controller.search.phase != .idle }
    return controller
  }
}
