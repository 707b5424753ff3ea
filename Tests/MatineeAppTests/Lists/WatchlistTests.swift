import AppFoundation
import AppTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import TrackingUI

/// Tests the chips of the watchlist, and the switch between posters and rows.
final class WatchlistTests: GTKTestCase {
  @MainActor private struct Harness {
    let application = TestApplication(.test(ReplayNetworking(), region: "DE"))
    let fixture: AppFixture

    init() async throws {
      let opened = try await application.library.library()
      try await opened.add(
        TitleReference(.tmdb, .movie, 1, name: "Metropolis", year: 1927), to: .watchlist(of: .owner), by: .owner)
      application.main.coordinator.show(WatchlistDestination())
      fixture = application.show()
      try await fixture.waitForText("Metropolis")
    }

    func toggle(_ name: String) throws -> ToggleButton { try XCTUnwrap(find(name), name) }

    func find(_ name: String) -> ToggleButton? {
      fixture.window.tree.first {
        $0.isMapped && $0.isA(gtk_toggle_button_get_type())
          && [$0.exposedLabel, Button(retaining: $0.pointer).label].contains(name)
      }.map { ToggleButton(retaining: $0.pointer) }
    }
  }

  func testMyServicesAsksForServicesAndKeepsUnknownTitlesReachable() {
    onMain {
      let harness = try await Harness()
      let chip = try harness.toggle("My Services…")
      chip.isActive = true
      XCTAssertFalse(chip.isActive)
      XCTAssertEqual(harness.application.actions, [.chooseMyServices])
      harness.application.myServices.ids = [8]
      try await eventually("the chip") { chip.label == "My Services" }
      chip.isActive = true
      // There is no other title, so the unknown one is shown at once.
      try await eventually("the unknown title") {
        harness.find("Unknown Services (1)")?.isActive == true
          && harness.fixture.window.visibleTexts.contains("Metropolis")
      }
      XCTAssertFalse(try harness.toggle("Unknown Services (1)").isSensitive)
      let key = TitleReference.Key(.tmdb, .movie, 2)
      let opened = try await harness.application.library.library()
      try await opened.add(TitleReference(.tmdb, .movie, 2, name: "Alien"), to: .watchlist(of: .owner), by: .owner)
      var details = TitleDetails(key, TitleDetails.Version(fetched: Date(), region: "DE"))
      details.services = [TitleDetails.Service(id: 8, name: "Netflix")]
      try await opened.record([details])
      try await eventually("only the known title") { !harness.fixture.window.visibleTexts.contains("Metropolis") }
      let unknown = try harness.toggle("Unknown Services (1)")
      XCTAssertTrue(unknown.isSensitive && !unknown.isActive)
      unknown.isActive = true
      try await harness.fixture.waitForText("Metropolis")
      unknown.isActive = false
      try await harness.fixture.waitForText("Alien")
      chip.isActive = false
      try await harness.fixture.waitForText("Metropolis")
      XCTAssertFalse(unknown.isVisible)
      harness.fixture.close()
    }
  }

  func testSwitchShowsArrangementAndChangesIt() {
    onMain {
      let harness = try await Harness()
      XCTAssertTrue(try harness.toggle("List").isActive)
      let posters = try harness.toggle("Posters")
      posters.isActive = true
      XCTAssertEqual(harness.application.actions, [.arrangeLists(.posters)])
      harness.application.listLayout.layout = .posters
      try await eventually("the posters") {
        harness.fixture.window.tree.contains { $0.isMapped && $0.isA(gtk_grid_view_get_type()) }
      }
      XCTAssertTrue(posters.isActive)
      harness.fixture.close()
    }
  }

  func testTitlesBeginAtTopWithEachFilter() {
    onMain {
      let harness = try await Harness()
      let opened = try await harness.application.library.library()
      _ = try await opened.write(by: .owner) { batch in
        for number in 2...50 {
          try batch.add(TitleReference(.tmdb, .movie, number, name: "Film \(number)"), to: .watchlist(of: .owner))
        }
      }
      for layout in [ListLayout.rows, .posters] {
        harness.application.listLayout.layout = layout
        let type = layout == .rows ? gtk_list_view_get_type() : gtk_grid_view_get_type()
        var adjustment: Adjustment?
        try await eventually("the titles") {
          var widget = harness.fixture.window.tree.first { $0.isMapped && $0.isA(type) }
          while let current = widget, !current.isA(gtk_scrolled_window_get_type()) { widget = current.parentWidget }
          adjustment = widget.map { ScrolledWindow(retaining: $0.pointer).verticalAdjustment }
          adjustment?.value = 700
          return adjustment.map { $0.value == 700 } ?? false
        }
        let chip = try harness.toggle("Unwatched")
        chip.isActive.toggle()
        try await eventually("the first titles as \(layout)") { adjustment?.value == 0 }
      }
      harness.fixture.close()
    }
  }
}
