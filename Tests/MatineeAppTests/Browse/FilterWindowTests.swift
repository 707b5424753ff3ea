import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import MatineeCore
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import MatineeApp

/// Tests that filters apply immediately to the list behind the window, and are listed above the titles until removed.
final class FilterWindowTests: GTKTestCase {
  @MainActor private struct Scene {
    let networking = ReplayNetworking()
    let model: DiscoverModel
    let fixture: AppFixture

    init() async throws {
      networking.stub("/3/discover/movie", with: .films([1, 2]))
      networking.stub(
        "/3/watch/providers/movie", json: #"{"results":[{"provider_id":8,"provider_name":"A Service"}]}"#)
      model = Services.test(networking, region: "DE").discover(.genre(GenreID(.movie, 18)))
      let window = FiltersCoordinator.makeWindow(model, over: nil)
      fixture = AppFixture(window)
      window.present()
      try await fixture.waitForText("Most Popular")
    }

    /// Opens the page of a row.
    func open(_ line: String) async throws {
      let row = try row(line)
      gtk_widget_activate(row.widget)
      let pages = fixture.window.rootViewController as? NavigationController
      try await eventually("the page of “\(line)”") { pages?.top?.title == line && pages?.top?.isVisible == true }
    }

    /// Opens the page of a row, selects a choice, and goes back.
    func choose(_ choice: String, in line: String) async throws {
      try await open(line)
      try await eventually("“\(choice)”") { fixture.window.visibleTexts.contains(choice) }
      gtk_widget_activate(try row(choice).widget)
      let pages = fixture.window.rootViewController as? NavigationController
      pages?.pop()
      try await eventually("the filters") { pages?.top?.title == "Sort and Filter" && pages?.top?.isVisible == true }
    }

    func row(_ title: String) throws -> ActionRow {
      let row = fixture.window.tree.last { $0.isMapped && $0.isA(adw_action_row_get_type()) && $0.title == title }
      return ActionRow(retaining: try XCTUnwrap(row, title).pointer)
    }

    func year(_ place: Int) throws -> Entry {
      let entries = fixture.window.tree.filter { $0.isA(gtk_entry_get_type()) }
      return Entry(retaining: entries[place].pointer)
    }
  }

  func testChosenFiltersApplyImmediately() {
    onMain {
      let scene = try await Scene()
      try await scene.choose("Newest First", in: "Order")
      XCTAssertEqual(scene.model.query.order, .newest)
      try await scene.choose("Rated 7 or More", in: "Rating")
      try await scene.choose("100 Votes or More", in: "Votes")
      try await scene.choose("Up to 40\u{A0}min", in: "Running Time")
      try await scene.choose("German", in: "Original Language")
      try await scene.choose("A Service", in: "Available On")
      XCTAssertEqual(scene.model.query.rating, 7)
      XCTAssertEqual(scene.model.query.votes, 100)
      XCTAssertEqual(scene.model.query.runningTime, Bounds(to: 40))
      XCTAssertEqual(scene.model.query.language, "de")
      XCTAssertEqual(scene.model.query.services, [8])
      let rating = try scene.row("Rating")
      try await eventually("the words") { rating.subtitle == "Rated 7 or More" }
      let services = try scene.row("Available On")
      try await eventually("the service") { services.subtitle == "A Service" }
      try await scene.choose("Any", in: "Rating")
      XCTAssertNil(scene.model.query.rating)
      scene.fixture.close()
    }
  }

  func testChoicePageFocusesCurrentChoice() {
    onMain {
      let scene = try await Scene()
      var query = scene.model.query
      query.order = .votes
      scene.model.search(for: query)
      try await scene.open("Order")
      let row = try scene.row("Most Votes")
      try await eventually("the keyboard") { row.containsFocus }
      scene.fixture.close()
    }
  }

  func testYearsAreAcceptedInAnyOrder() {
    onMain {
      let scene = try await Scene()
      try await scene.open("Years")
      try scene.year(0).text = "1999"
      try scene.year(1).text = " 1990 "
      try scene.year(1).emit("activate")
      XCTAssertEqual(scene.model.query.years, Bounds(from: 1990, to: 1999))
      let first = try scene.year(0)
      try await eventually("the years in order") { first.text == "1990" }
      try scene.year(0).text = ""
      try scene.year(0).emit("activate")
      XCTAssertEqual(scene.model.query.years, Bounds(to: 1999))
      scene.fixture.close()
    }
  }

  func testInvalidYearShowsErrorAndKeepsQuery() {
    onMain {
      let scene = try await Scene()
      try await scene.open("Years")
      try scene.year(0).text = "19x4"
      try scene.year(0).emit("activate")
      try await scene.fixture.waitForText("“19x4” isn’t valid. Enter a year from 1870 to 2100.")
      XCTAssertEqual(scene.model.query.years, Bounds())
      XCTAssertEqual(try scene.year(0).text, "19x4")
      scene.fixture.close()
    }
  }

  func testRemoveFiltersClearsFiltersButKeepsOrder() {
    onMain {
      let scene = try await Scene()
      let button = try XCTUnwrap(scene.fixture.window.button("Remove Filters"))
      XCTAssertFalse(button.isSensitive)
      try await scene.choose("Rated 7 or More", in: "Rating")
      try await scene.choose("Newest First", in: "Order")
      try await eventually("the button") { button.isSensitive }
      button.click()
      XCTAssertEqual(scene.model.query.filters, [])
      XCTAssertEqual(scene.model.query.order, .newest)
      let rating = try scene.row("Rating")
      try await eventually("the words") { rating.subtitle == "Any" }
      scene.fixture.close()
    }
  }

  func testRetryLoadsWatchProvidersAfterFailure() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/watch/providers/movie", with: .serverError)
      networking.stub(
        "/3/watch/providers/movie", json: #"{"results":[{"provider_id":8,"provider_name":"A Service"}]}"#)
      let model = Services.test(networking, region: "DE").discover(.genre(GenreID(.movie, 18)))
      let services = try XCTUnwrap(model.services)
      let fixture = AppFixture()
      try await fixture.show(WatchProvidersController(model, services: services))
      try await fixture.waitForText("TMDB is having trouble")
      try await fixture.press("Retry")
      try await fixture.waitForText("A Service")
      fixture.close()
    }
  }
}

extension Widget {
  /// The title of a preferences row.
  fileprivate var title: String? { adw_preferences_row_get_title(cast()).map { String(cString: $0) } }
}
