import AppFoundation
import AppTestSupport
import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// Tests that the empty pages of the library lead on.
final class EmptyPagesTests: GTKTestCase {
  func testEmptyPagesLeadToSearch() {
    onMain {
      for destination in Self.fillingPages {
        let (application, fixture) = try await TestApplication.open(destination)
        try await fixture.press("Find a Film")
        try await eventually("the search from \(destination.address)") {
          application.main.coordinator.destination.address == "search"
        }
        fixture.close()
      }
    }
  }

  func testEmptyPagesLeadToImport() {
    onMain {
      for destination in Self.fillingPages + [ListsDestination()] {
        let (application, fixture) = try await TestApplication.open(destination)
        try await fixture.press("Import…")
        XCTAssertEqual(application.actions, [.importFromApp], destination.address)
        fixture.close()
      }
    }
  }

  func testEmptyNotificationsLeadToPeople() {
    onMain {
      let (application, fixture) = try await TestApplication.open(NotificationsDestination())
      try await fixture.press("Show People")
      try await eventually("the people") { application.main.coordinator.destination.address == "profiles" }
      fixture.close()
    }
  }

  @MainActor private static var fillingPages: [any Destination] {
    [WatchlistDestination(), HistoryDestination(), RatingsDestination(), StatisticsDestination()]
  }
}
