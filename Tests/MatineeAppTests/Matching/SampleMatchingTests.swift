import AppFoundation
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
@testable import TransferUI

/// Tests that after a key is entered, a notification and the preferences offer to match titles rated in the sample
/// catalogue.
final class SampleMatchingTests: GTKTestCase {
  func testMatchingSampleTitlesIsOfferedOnceAndCanBeUndone() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/movie/now_playing", with: .films([7, 8]))
      networking.stub("/3/search/movie", with: .films([7]))
      let application = TestApplication(.test(networking, source: .sample))
      let fixture = application.show()
      fixture.retain(application)
      try await eventually("the list") { application.main.coordinator.isSettled }
      await application.rate(.movie(7), "Film 7", 8.5)
      let rows = application.main.makeTitleMatchRows()
      XCTAssertFalse(rows.group.isVisible)
      // Simulates entering a key.
      application.catalogue = .test(networking)
      application.library.source = TitleSource(application.catalogue.client.source)
      application.main.restart()
      try await fixture.waitForText("You can match 1 title from the sample catalogue to TMDB.")
      try await eventually("the row in the preferences") { rows.group.isVisible }
      try await fixture.press("Match…")
      try await eventually("the window") { Window.open(titled: "Match Sample Titles") != nil }
      let matching = AppFixture(try XCTUnwrap(Window.open(titled: "Match Sample Titles")))
      try await matching.waitForText("Skipped")
      try await matching.press("Use Best Matches")
      try await matching.press("Match 1 Title")
      try await fixture.waitForText("1 title matched to TMDB")
      try await eventually("the rating") { application.library.score(of: .movie(7)) == Score(stars: 8.5) }
      try await eventually("no offer") { !rows.group.isVisible }
      try await fixture.undo()
      try await eventually("the offer") { rows.group.isVisible }
      try await eventually("no rating") { application.library.score(of: .movie(7)) == nil }
      fixture.close()
    }
  }
}
