import AppTestSupport
import CAdwaita
import Catalogue
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation
@testable import TransferUI

/// Tests that the app notices a title in the library that TMDB has removed, and replaces it by its successor.
final class RemovedTitlesTests: GTKTestCase {
  /// Shows the app over a TMDB that finds film 9, but has no page for any film.
  @MainActor private static func start() async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7, 8]))
    networking.stub("/3/search/movie", with: .films([9]))
    let application = TestApplication(.test(networking))
    let fixture = application.show()
    fixture.retain(application)
    try await eventually("the list") { application.main.coordinator.isSettled }
    return (application, fixture)
  }

  func testPageOfRemovedTitleLeadsToItsSuccessor() {
    onMain {
      let (application, fixture) = try await Self.start()
      await application.rate(.movie(7), "Film 9", 8.5)
      let rows = application.main.makeTitleMatchRows()
      XCTAssertFalse(rows.group.isVisible)
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      try await fixture.waitForText("No Longer on TMDB")
      try await eventually("the row in the preferences") { rows.group.isVisible }
      try await fixture.press("Find Its Successor…")
      try await eventually("the window") { Window.open(titled: "Titles Removed from TMDB") != nil }
      let matching = AppFixture(try XCTUnwrap(Window.open(titled: "Titles Removed from TMDB")))
      // The page has already said it.
      XCTAssertFalse(fixture.window.visibleTexts.contains("TMDB no longer has “Film 9”."))
      try await matching.press("Use Best Matches")
      try await matching.press("Replace 1 Title")
      try await fixture.waitForText("1 title replaced")
      try await eventually("the rating") { application.library.score(of: .movie(9)) == Score(stars: 8.5) }
      try await eventually("no offer") { !rows.group.isVisible }
      try await fixture.undo()
      try await eventually("the offer") { rows.group.isVisible }
      try await eventually("the rating") { application.library.score(of: .movie(7)) == Score(stars: 8.5) }
      fixture.close()
    }
  }

  func testRemovalNoticedInTheBackgroundIsOffered() {
    onMain {
      let (application, fixture) = try await Self.start()
      await application.rate(.movie(7), "Film 9", 8.5)
      _ = try? await application.catalogue.pages.page(of: .movie(7))
      try await fixture.waitForText("TMDB no longer has “Film 9”.")
      try await fixture.press("Replace…")
      try await eventually("the window") { Window.open(titled: "Titles Removed from TMDB") != nil }
      let matching = AppFixture(try XCTUnwrap(Window.open(titled: "Titles Removed from TMDB")))
      try await matching.waitForText("Replace 0 Titles")
      matching.close()
      fixture.close()
    }
  }

  func testPageOfUnknownTitleOffersNothing() {
    onMain {
      let (application, fixture) = try await Self.start()
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      try await fixture.waitForText("Not on TMDB")
      XCTAssertFalse(application.main.makeTitleMatchRows().group.isVisible)
      fixture.close()
    }
  }
}
