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
  @MainActor private struct Harness {
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

    func year(_ index: Int) throws -> Entry {
      let entries = fixture.window.tree.filter { $0.isA(gtk_entry_get_type()) }
      return Entry(retaining: entries[index].pointer)
    }
  }

  func testChosenFiltersApplyImmediately() {
    onMain {
      let harness = try await Harness()
      try await harness.choose("Newest First", in: "Order")
      XCTAssertEqual(harness.model.query.order, .newest)
      try await harness.choose("Rated 7 or Higher", in: "Rating")
      try await harness.choose("100 Votes or More", in: "Votes")
      try await harness.choose("Up to 40\u{A0}min", in: "Running Time")
      try await harness.choose("German", in: "Original Language")
      try await harness.choose("A Service", in: "Available On")
      XCTAssertEqual(harness.model.query.rating, 7)
      XCTAssertEqual(harness.model.query.votes, 100)
      XCTAssertEqual(harness.model.query.runningTime, Bounds(to: 40))
      XCTAssertEqual(harness.model.query.language, "de")
      XCTAssertEqual(harness.model.query.watchProviders, [8])
      let rating = try harness.row("Rating")
      try await eventually("the words") { rating.subtitle == "Rated 7 or Higher" }
      let services = try harness.row("Available On")
      try await eventually("the service") { services.subtitle == "A Service" }
      try await harness.choose("Any", in: "Rating")
      XCTAssertNil(harness.model.query.rating)
      harness.fixture.close()
    }
  }

  func testChoicePageFocusesCurrentChoice() {
    onMain {
      let harness = try await Harness()
      var query = harness.model.query
      query.order = .votes
      harness.model.search(for: query)
      try await harness.open("Order")
      let row = try harness.row("Most Votes")
      try await eventually("the keyboard") { row.containsFocus }
      harness.fixture.close()
    }
  }

  func testYearsAreAcceptedInAnyOrder() {
    onMain {
      let harness = try await Harness()
      try await harness.open("Years")
      try harness.year(0).text = "1999"
      try harness.year(1).text = " 1990 "
      try harness.year(1).emit("activate")
      XCTAssertEqual(harness.model.query.years, Bounds(from: 1990, to: 1999))
      let first = try harness.year(0)
      try await eventually("the years in order") { first.text == "1990" }
      try harness.year(0).text = ""
      try harness.year(0).emit("activate")
      XCTAssertEqual(harness.model.query.years, Bounds(to: 1999))
      harness.fixture.close()
    }
  }

  func testInvalidYearShowsErrorAndKeepsQuery() {
    onMain {
      let harness = try await Harness()
      try await harness.open("Years")
      try harness.year(0).text = "19x4"
      try harness.year(0).emit("activate")
      try await harness.fixture.waitForText("“19x4” isn’t valid. Enter a year from 1870 to 2100.")
      XCTAssertEqual(harness.model.query.years, Bounds())
      XCTAssertEqual(try harness.year(0).text, "19x4")
      harness.fixture.close()
    }
  }

  func testRemoveFiltersClearsFiltersButKeepsOrder() {
    onMain {
      let harness = try await Harness()
      let button = try XCTUnwrap(harness.fixture.window.button("Remove Filters"))
      XCTAssertFalse(button.isSensitive)
      try await harness.choose("Rated 7 or Higher", in: "Rating")
      try await harness.choose("Newest First", in: "Order")
      try await eventually("the button") { button.isSensitive }
      button.click()
      XCTAssertEqual(harness.model.query.filters, [])
      XCTAssertEqual(harness.model.query.order, .newest)
      let rating = try harness.row("Rating")
      try await eventually("the words") { rating.subtitle == "Any" }
      harness.fixture.close()
    }
  }

  func testRetryLoadsWatchProvidersAfterFailure() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/watch/providers/movie", with: .serverError)
      networking.stub(
        "/3/watch/providers/movie", json: #"{"results":[{"provider_id":8,"provider_name":"A Service"}]}"#)
      let model = Services.test(networking, region: "DE").discover(.genre(GenreID(.movie, 18)))
      let watchProviders = try XCTUnwrap(model.watchProviders)
      let fixture = AppFixture()
      try await fixture.show(WatchProvidersController(model, watchProviders: watchProviders))
      try await fixture.waitForText("TMDB Is Having Trouble")
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
