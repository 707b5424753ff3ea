import AppTestSupport
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// Tests of the household's ratings on a title's page.
final class HouseholdRatingsTests: GTKTestCase {
  func testPageShowsRatingsOfOthersAndOpensTheirProfiles() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/movie/7", json: #"{"id":7,"title":"Film 7","release_date":"1999-03-31"}"#)
      let (application, fixture) = try await TestApplication.open(TitleDestination(id: .movie(7)), networking)
      let library = try await application.library.library()
      let title = TitleReference(.tmdb, .movie, 7, name: "Film 7")
      let ana = ProfileID(rawValue: "ana")
      _ = try await library.createProfile(ProfileFields(firstName: "Ana"), id: ana)
      try await library.rate(title, try XCTUnwrap(Score(stars: 8.5)), by: ana)
      await fixture.nextFrame()
      XCTAssertNil(fixture.window.button("Ana, 8.5 out of 10"), "The owner doesn’t follow Ana yet.")
      try await library.follow(ana, by: .owner)
      try await fixture.waitForText("Ana ★ 8.5")
      try await fixture.press("Ana, 8.5 out of 10")
      try await eventually("Ana’s page") {
        (application.main.coordinator.destination as? ProfileDestination)?.id == ana
      }
      fixture.close()
    }
  }
}
