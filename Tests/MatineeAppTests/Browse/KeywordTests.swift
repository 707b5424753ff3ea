import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import Downloads
import GTK
import GTKTestSupport
import LoadingState
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation

/// Tests that a title's keywords lead to all titles with them, with filters and downloads as for a genre.
final class KeywordTests: GTKTestCase {
  private static func networking() -> ReplayNetworking {
    let networking = ReplayNetworking()
    networking.stub(
      "/3/movie/7",
      json: #"{"id":7,"title":"Film 7","keywords":{"keywords":[{"id":4565,"name":"dystopia"},{"id":9,"name":"sea"}]}}"#)
    networking.stub("/3/discover/movie", with: .films([7, 8]))
    networking.stub("/3/keyword/4565", json: #"{"id":4565,"name":"dystopia"}"#)
    return networking
  }

  private static func queries(_ networking: ReplayNetworking) -> [String] {
    networking.requests.compactMap { $0.url.query() }
  }

  func testKeywordOfTitleOpensAllTitlesWithIt() {
    onMain {
      let networking = Self.networking()
      let (application, fixture) = try await TestApplication.open(TitleDestination(id: .movie(7)), networking)
      let pill = try XCTUnwrap(
        fixture.window.tree.first { $0.isMapped && $0.isA(gtk_button_get_type()) && $0.exposedLabel == "dystopia" })
      gtk_widget_activate(pill.widget)
      try await eventually("the titles") {
        application.main.coordinator.path.map(\.address).last == "keyword/movie/4565"
          && application.main.coordinator.isSettled
      }
      XCTAssertEqual(application.main.coordinator.page?.title, "dystopia")
      try await fixture.waitForText("Film 8")
      XCTAssertTrue(Self.queries(networking).contains { $0.contains("with_keywords=4565") })
      XCTAssertFalse(networking.requestedPaths.contains("/3/keyword/4565"), "requested a name that was known")
      fixture.close()
    }
  }

  func testKeywordOpenedByAddressLoadsItsName() {
    onMain {
      let (application, fixture) = try await TestApplication.open(
        try XCTUnwrap(Destinations.destination(at: "keyword/movie/4565")), Self.networking())
      try await eventually("the name") { application.main.coordinator.page?.title == "dystopia" }
      fixture.close()
    }
  }

  func testKeywordCanBeDownloaded() {
    onMain {
      let (application, fixture) = try await TestApplication.open(
        KeywordDestination(id: KeywordID(.movie, 4565), name: "dystopia"), Self.networking())
      XCTAssertTrue(fixture.window.activateAction("win.download"))
      let item = try XCTUnwrap(application.downloadManager.items.first)
      XCTAssertEqual(item, DownloadedItem(.group(.keyword(KeywordID(.movie, 4565))), name: "dystopia"))
      XCTAssertEqual(Destinations.destination(at: "\(item.id)")?.address, "keyword/movie/4565")
      fixture.close()
    }
  }

  func testKeywordThatIsNotCachedOffersSuggestionsOffline() {
    onMain {
      let networking = SuspendableNetworking()
      let application = TestApplication(.test(networking))
      application.networkAccess.isAllowed = false
      application.main.coordinator.show(KeywordDestination(id: KeywordID(.show, 4565), name: "dystopia"))
      let fixture = application.show()
      await networking.waitForRequests(1)
      networking.fail(0, .switchedOff)
      try await fixture.waitForText("Working Offline")
      try await fixture.waitForText("Your Lists")
      fixture.close()
    }
  }

  func testFiltersApplyToKeyword() {
    onMain {
      let networking = Self.networking()
      networking.stub("/3/discover/movie?vote_average.gte=7.0&page=1", with: .films([8]))
      let (application, fixture) = try await TestApplication.open(
        KeywordDestination(id: KeywordID(.movie, 4565), name: "dystopia"), networking)
      let screen = try XCTUnwrap(application.main.coordinator.topContent as? DiscoverController)
      var query = screen.model.query
      query.rating = 7
      screen.model.search(for: query)
      try await fixture.waitForText("Rated 7 or Higher")
      try await eventually("the filtered titles") { screen.model.titles.state.content?.map(\.id) == [.movie(8)] }
      XCTAssertTrue(
        Self.queries(networking).contains { $0.contains("with_keywords=4565") && $0.contains("vote_average.gte=7.0") })
      fixture.close()
    }
  }
}
