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
      let names = { fixture.window.visibleTexts.filter { ["First", "Second"].contains($0) } }
      let marks = { fixture.window.tree.count { $0.isMapped && $0.exposedLabel == "One of my services" } }
      XCTAssertEqual(names(), ["First", "Second"])
      XCTAssertEqual(marks(), 0)
      application.myServices.ids = [2]
      try await eventually("the own service first") { names() == ["Second", "First"] && marks() == 1 }
      fixture.close()
    }
  }
}
