import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import CatalogueUI
@testable import MatineeApp

/// Tests the chips above the titles of a genre: a click or a menu item sets a filter, and another click removes it.
final class GenreTests: GTKTestCase {
  @MainActor private struct Harness {
    let networking = ReplayNetworking()
    let application: TestApplication
    let fixture: AppFixture
    let page: DiscoverController

    init(empty isEmpty: Bool = false, myServices: Set<Int> = []) async throws {
      networking.stub("/3/genre/movie/list", json: #"{"genres":[{"id":18,"name":"Drama"}]}"#)
      networking.stub("/3/discover/movie?page=1", with: .films(1...100, of: 3))
      networking.stub("/3/discover/movie?vote_average.gte=7.0&page=1", with: .films(isEmpty ? 0..<0 : 1..<9))
      networking.stub("/3/discover/movie?with_runtime.lte=120&page=1", with: .films(1..<5))
      networking.stub("/3/discover/movie?with_original_language=de&page=1", with: .films(60..<70))
      networking.stub(
        "/3/discover/movie?with_watch_providers=8&watch_region=DE&page=1", with: .films(1..<3))
      application = TestApplication(.test(networking, region: "DE"))
      application.myServices.ids = myServices
      application.main.coordinator.show(GenreDestination(id: GenreID(.movie, 18)))
      fixture = application.show()
      try await fixture.waitForText("Film 1")
      page = try XCTUnwrap(application.main.coordinator.topContent as? DiscoverController)
    }

    func chip(_ title: String) throws -> ToggleButton {
      let found = fixture.window.tree.first {
        $0.isMapped && $0.isA(gtk_toggle_button_get_type()) && Button(retaining: $0.pointer).label == title
      }
      return ToggleButton(retaining: try XCTUnwrap(found, title).pointer)
    }

    func filter() {
      var query = page.model.query
      query.rating = 7
      page.model.search(for: query)
    }
  }

  func testClickingFilterRemovesIt() {
    onMain {
      let harness = try await Harness()
      harness.filter()
      try await harness.fixture.waitForText("Rated 7 or Higher")
      let chip = try XCTUnwrap(
        harness.fixture.window.tree.first { $0.isMapped && $0.exposedLabel == "Remove Rated 7 or Higher" })
      gtk_widget_activate(chip.widget)
      try await eventually("no filter") {
        harness.page.model.query.filters.isEmpty && !harness.fixture.window.visibleTexts.contains("Rated 7 or Higher")
      }
      harness.fixture.close()
    }
  }

  func testToggleChipsLimitLengthAndServices() {
    onMain {
      let harness = try await Harness(myServices: [8])
      let length = try harness.chip("Up to 2\u{A0}h")
      length.isActive = true
      XCTAssertEqual(harness.page.model.query.runningTime, Bounds(to: 120))
      try harness.chip("Up to 90\u{A0}min").isActive = true
      XCTAssertEqual(harness.page.model.query.runningTime, Bounds(to: 90))
      try await eventually("one length") { !length.isActive }
      try harness.chip("Up to 90\u{A0}min").isActive = false
      try harness.chip("My Services").isActive = true
      XCTAssertEqual(harness.page.model.query.filters, [.myServices])
      try harness.chip("My Services").isActive = false
      XCTAssertEqual(harness.page.model.query.filters, [])
      harness.fixture.close()
    }
  }

  func testMyServicesOpensPreferencesUntilServicesAreChosen() {
    onMain {
      let harness = try await Harness()
      let chip = try harness.chip("My Services…")
      chip.isActive = true
      XCTAssertFalse(chip.isActive)
      XCTAssertEqual(harness.application.actions, [.chooseMyServices])
      harness.application.myServices.ids = [8]
      try await eventually("the chip") { chip.label == "My Services" }
      chip.isActive = true
      XCTAssertEqual(harness.page.model.query.myServices, [8])
      harness.application.myServices.ids = []
      try await eventually("no filter") { harness.page.model.query.filters.isEmpty && !chip.isActive }
      harness.fixture.close()
    }
  }

  func testChangingFiltersScrollsToStartWhenResponseArrives() {
    onMain {
      let harness = try await Harness()
      let scroll = try XCTUnwrap(harness.fixture.gridAdjustment)
      try await eventually("a scrollable grid") { scroll.upper > scroll.pageSize }
      scroll.value = 900
      await harness.fixture.nextFrame()
      harness.filter()
      XCTAssertEqual(scroll.value, 900, "the old titles stay until the response arrives")
      try await eventually("the start of the grid") { scroll.value == 0 }
      harness.fixture.close()
    }
  }

  func testTitlesBeforeFilteredOnesAreVisibleAfterRemovingFilter() {
    onMain {
      let harness = try await Harness()
      let scroll = try XCTUnwrap(harness.fixture.gridAdjustment)
      harness.page.model.change { $0.language = "de" }
      try await eventually("the filtered titles") { harness.page.grid.items.count == 10 }
      await harness.fixture.nextFrame()
      harness.page.model.remove(.language)
      try await eventually("all titles") { harness.page.grid.items.count == 100 && scroll.upper > 2_000 }
      for _ in 0..<5 { await harness.fixture.nextFrame() }
      XCTAssertEqual(scroll.value, 0)
      harness.fixture.close()
    }
  }

  func testEmptyResultOffersToRemoveFilters() {
    onMain {
      let harness = try await Harness(empty: true)
      harness.filter()
      try await harness.fixture.waitForText("No titles match all of your filters.")
      try await harness.fixture.press("Remove Filters")
      try await harness.fixture.waitForText("Film 2")
      harness.fixture.close()
    }
  }

  func testUnknownGenreNameIsRequested() {
    onMain {
      let harness = try await Harness()
      try await eventually("the name") { harness.page.title == "Drama" }
      harness.fixture.close()
    }
  }
}

extension AppFixture {
  /// The vertical scroll position of the grid.
  fileprivate var gridAdjustment: Adjustment? {
    window.tree.first { $0.isMapped && $0.hasStyle("grid") }.flatMap { grid in
      gtk_widget_get_ancestor(grid.widget, gtk_scrolled_window_get_type()).map {
        ScrolledWindow(retaining: $0).verticalAdjustment
      }
    }
  }
}
