import AppFoundation
import AppTestSupport
import Containment
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation

/// Tests that *Where to Watch* shows the user's own services first, marked, and follows the preference.
final class OffersSectionTests: GTKTestCase {
  func testOwnServicesComeFirstAndAreMarked() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub(
        "/3/movie/7",
        json: """
          {"id":7,"title":"Film 7","watch/providers":{"results":{"DE":{"flatrate":[
          {"provider_id":1,"provider_name":"First","display_priority":1},
          {"provider_id":2,"provider_name":"Second","display_priority":2}]}}}}
          """)
      let application = TestApplication(.test(networking, region: "DE"))
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      try await fixture.waitForText("Second")
      let names = {
        fixture.window.tree.filter(\.isMapped).compactMap(\.exposedLabel).filter { $0.contains(": Subscription") }
      }
      XCTAssertEqual(names(), ["First: Subscription", "Second: Subscription"])
      application.myServices.ids = [2]
      try await eventually("the own service first") {
        names() == ["Second: Subscription, one of my services", "First: Subscription"]
      }
      fixture.close()
    }
  }

  func testServicesThatRentOrSellAreFolded() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub(
        "/3/movie/7",
        json: """
          {"id":7,"title":"Film 7","watch/providers":{"results":{"DE":{"flatrate":[
          {"provider_id":1,"provider_name":"First"}],"rent":[{"provider_id":2,"provider_name":"Second"}]}}}}
          """)
      let application = TestApplication(.test(networking, region: "DE"))
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      try await fixture.waitForText("First")
      XCTAssertFalse(fixture.window.visibleTexts.contains("Second"))
      try XCTUnwrap(fixture.window.toggleButtons.first { $0.label == "Rent or Buy" }).isActive = true
      try await fixture.waitForText("Second")
      fixture.close()
    }
  }
}
