import ArchitecturesSupport
import Containment
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import FeaturedMVC

/// Tests that the controller passes its models' changes to its views, and the user's actions to its models.
final class FeaturedViewControllerTests: GTKTestCase {
  func testListLoadsWhenItsSegmentIsFirstShown() {
    onMain {
      let fixture = ControllerFixture()
      _ = try await fixture.showFeatured()
      try await fixture.respond(to: "now_playing", with: .page([1]))
      try await fixture.waitForText("Film 1")
      XCTAssertTrue(fixture.hasAnnounced("Now Playing: 1 film"))
      XCTAssertEqual(fixture.requestCount("popular"), 0)
      try await fixture.press("Popular")
      try await fixture.respond(to: "popular", with: .page([2]))
      try await fixture.waitForText("Film 2")
      try await fixture.press("Now Playing")
      try await fixture.waitForText("Film 1")
      XCTAssertEqual(fixture.requestCount("now_playing"), 1, "the list keeps its content")
      fixture.close()
    }
  }

  func testLeavingSegmentCancelsItsRequestWithoutMessage() {
    onMain {
      let fixture = ControllerFixture()
      _ = try await fixture.showFeatured()
      await fixture.networking.waitForRequests(1)
      try await fixture.press("Popular")
      await fixture.networking.waitForCancellations(1)
      try await fixture.press("Now Playing")
      try await fixture.respond(to: "now_playing", with: .page([1]))
      try await fixture.waitForText("Film 1")
      fixture.close()
    }
  }

  func testShortListLoadsNextPageAndShowsItsFailureBelowRows() {
    onMain {
      let fixture = ControllerFixture()
      _ = try await fixture.showFeatured()
      try await fixture.respond(to: "now_playing", with: .page([1], of: 2))
      try await fixture.respond(to: "now_playing", with: .notFound)
      try await eventually("Retry") { fixture.window.button("Retry") != nil }
      XCTAssertTrue(fixture.window.visibleTexts.contains("Film 1"))
      fixture.window.button("Retry")?.focus()
      try await fixture.press("Retry")
      XCTAssertEqual(fixture.window.accessibleRows.first?.containsFocus, true, "the focus leaves the footer")
      try await fixture.respond(to: "now_playing", with: .page([2], number: 2, of: 2))
      try await fixture.waitForText("Film 2")
      XCTAssertNil(fixture.window.button("Retry"))
      fixture.close()
    }
  }

  func testFailureShowsMessageWhoseRetryKeepsFocusInList() {
    onMain {
      let fixture = ControllerFixture()
      let controller = try await fixture.showFeatured()
      try await fixture.respond(to: "now_playing", with: .notFound)
      try await fixture.waitForText("Can’t Load Films")
      fixture.window.button("Retry")?.focus()
      try await fixture.press("Retry")
      XCTAssertTrue(controller.view.containsFocus, "the page of the spinner holds the focus")
      try await fixture.respond(to: "now_playing", with: .page([1]))
      try await eventually("the focus") { fixture.window.accessibleRows.first?.containsFocus == true }
      fixture.close()
    }
  }

  func testEmptyListShowsMessage() {
    onMain {
      let fixture = ControllerFixture()
      _ = try await fixture.showFeatured()
      try await fixture.respond(to: "now_playing", with: .page([]))
      try await fixture.waitForText("No Films")
      fixture.close()
    }
  }

  func testActivatingRowPushesFilm() {
    onMain {
      let fixture = ControllerFixture()
      let controller = try await fixture.showFeatured()
      try await fixture.respond(to: "now_playing", with: .page([1, 2]))
      try await fixture.waitForText("Film 2")
      fixture.window.activateRow(1)
      XCTAssertEqual(controller.navigationController?.top?.title, "Film 2")
      try await fixture.respond(to: "movie/2", with: .details(2))
      fixture.close()
    }
  }
}
