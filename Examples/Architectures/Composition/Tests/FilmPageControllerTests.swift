import ArchitecturesSupport
import Containment
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import FeaturedComposition

/// Tests that a page first shows the row's data, and then the details.
final class FilmPageControllerTests: GTKTestCase {
  func testPageShowsRowAndThenDetails() {
    onMain {
      let fixture = Fixture()
      try await fixture.show(FilmPageController(.casablanca, fixture.dependencies))
      XCTAssertEqual(fixture.texts, ["Casablanca", "8.2", "An overview."])
      await fixture.networking.waitForRequests(1)
      fixture.networking.resume(0, with: details)
      try await fixture.wait(for: "1 h 42 min · Drama")
      XCTAssertEqual(fixture.texts, ["Casablanca", "1 h 42 min · Drama", "8.2", "A tagline.", "An overview."])
      fixture.window.destroy()
    }
  }

  func testFailureIsBelowRowAndRetryKeepsFocus() {
    onMain {
      let fixture = Fixture()
      try await fixture.show(FilmPageController(.casablanca, fixture.dependencies))
      await fixture.networking.waitForRequests(1)
      fixture.networking.resume(0, with: .json("{}", status: 404))
      try await fixture.wait(for: "Can’t Load Films")
      XCTAssertEqual(fixture.texts.prefix(4), ["Casablanca", "8.2", "An overview.", "Can’t Load Films"])
      let retry = try XCTUnwrap(fixture.window.button(FilmText.retry))
      XCTAssertTrue(retry.focus())
      retry.click()
      await fixture.networking.waitForRequests(2)
      fixture.networking.resume(1, with: details)
      try await fixture.wait(for: "1 h 42 min · Drama")
      XCTAssertTrue(fixture.window.rootViewController?.view.containsFocus == true)
      XCTAssertFalse(fixture.texts.contains("Can’t Load Films"))
      fixture.window.destroy()
    }
  }

  func testLeavingPageCancelsRequest() {
    onMain {
      let fixture = Fixture()
      try await fixture.show(FilmPageController(.casablanca, fixture.dependencies))
      await fixture.networking.waitForRequests(1)
      fixture.window.setRootViewController(ViewController())
      await fixture.networking.waitForCancellations(1)
      fixture.window.destroy()
    }
  }
}

private let details = NetworkResponse.json(
  #"{"id": 1, "title": "Casablanca", "runtime": 102, "genres": [{"id": 1, "name": "Drama"}], "tagline": "A tagline."}"#)

extension FilmRow {
  fileprivate static let casablanca = FilmRow(
    Movie.stub(\.title, "Casablanca").stub(\.overview, "An overview.").stub(\.voteAverage, 8.2).stub(\.voteCount, 9),
    images: .standard)
}
