import ArchitecturesSupport
import Containment
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import FeaturedMVC

/// Tests that a film's page shows the row's values, then adds the details.
final class FilmViewControllerTests: GTKTestCase {
  func testPageShowsRowUntilDetailsArrive() {
    onMain {
      let fixture = ControllerFixture()
      try await fixture.show(FilmViewController(film, fixture.dependencies))
      XCTAssertTrue(fixture.window.visibleTexts.contains("About film 1."))
      try await fixture.respond(to: "movie/1", with: .details(1))
      try await fixture.waitForText("1 h 42 min · Drama")
      XCTAssertTrue(fixture.window.visibleTexts.contains("Quiet."))
      fixture.close()
    }
  }

  func testFailureKeepsRowValuesAndRetryKeepsFocusOnPage() {
    onMain {
      let fixture = ControllerFixture()
      let controller = FilmViewController(film, fixture.dependencies)
      try await fixture.show(controller)
      try await fixture.respond(to: "movie/1", with: .notFound)
      try await eventually("Retry") { fixture.window.button("Retry") != nil }
      XCTAssertTrue(fixture.window.visibleTexts.contains("About film 1."))
      fixture.window.button("Retry")?.focus()
      try await fixture.press("Retry")
      XCTAssertTrue(controller.view.isFocusedWidget)
      try await fixture.respond(to: "movie/1", with: .details(1))
      try await fixture.waitForText("1 h 42 min · Drama")
      XCTAssertNil(fixture.window.button("Retry"))
      fixture.close()
    }
  }

  func testLeavingPageCancelsRequest() {
    onMain {
      let fixture = ControllerFixture()
      try await fixture.show(FilmViewController(film, fixture.dependencies))
      await fixture.networking.waitForRequests(1)
      fixture.close()
      await fixture.networking.waitForCancellations(1)
    }
  }
}

private let film = Movie.stub(\.title, "Film 1").stub(\.overview, "About film 1.")
