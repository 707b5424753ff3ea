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

/// Tests that the active filters of a genre appear above its titles, and that a click removes one.
final class GenreTests: GTKTestCase {
  @MainActor private struct Harness {
    let networking = ReplayNetworking()
    let application: TestApplication
    let fixture: AppFixture
    let page: DiscoverController

    init(empty isEmpty: Bool = false) async throws {
      networking.stub("/3/genre/movie/list", json: #"{"genres":[{"id":18,"name":"Drama"}]}"#)
      networking.stub("/3/discover/movie?page=1", with: .films(1...100, of: 3))
      networking.stub("/3/discover/movie?vote_average.gte=7.0&page=1", with: .films(isEmpty ? 0..<0 : 1..<9))
      application = TestApplication(.test(networking))
      application.main.coordinator.show(GenreDestination(id: GenreID(.movie, 18)))
      fixture = application.show()
      try await fixture.waitForText("Film 1")
      page = try XCTUnwrap(application.main.coordinator.topContent as? DiscoverController)
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
