import AppTestSupport
import CAdwaita
import Catalogue
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import Tracking
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import TrackingUI

/// Tests the header bar of the main window: the tabs, and the buttons of a household.
final class HeaderTests: GTKTestCase {
  func testTabsStayCenteredInDefaultWindowOfHousehold() {
    onMain {
      let fixture = try await Self.showHousehold(width: 900)
      let header = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isHeaderBar })
      let tabs = try XCTUnwrap(header.tree.first { $0.isMapped && $0.isA(adw_view_switcher_get_type()) })
      let bounds = try XCTUnwrap(tabs.bounds(in: header))
      XCTAssertEqual(bounds.x + bounds.width / 2, Double(header.size.width) / 2, accuracy: 1)
      XCTAssertNil(fixture.window.button("Notifications, 6 New"))
      fixture.close()
    }
  }

  func testHouseholdButtonsAreInHeaderOfWideWindow() {
    onMain {
      let fixture = try await Self.showHousehold(width: 1100)
      try await eventually("the bell") { fixture.window.button("Notifications, 6 New") != nil }
      XCTAssertNotNil(fixture.window.button("Current profile: Kim Sample"))
      fixture.close()
    }
  }

  func testMenuOpensNotificationsInNarrowWindow() {
    onMain {
      let fixture = try await Self.showHousehold(width: 700)
      try await Scene.openMainMenu(in: fixture, waitingFor: "Notifications, 6 New")
      XCTAssertTrue(fixture.window.visibleTexts.contains("Switch Profile…"))
      fixture.close()
    }
  }

  func testOpenMainMenuStaysOpenWhenNotificationsChangeAndShowsThemNextTime() {
    onMain {
      let library = try await Scene.household()
      let (application, fixture) = try await Self.open(library, width: 700)
      try await Scene.openMainMenu(in: fixture, waitingFor: "Notifications, 6 New")
      let button = application.main.coordinator.menu.button
      XCTAssertTrue(button.isOpen)
      application.main.coordinator.menu.show(
        MainMenu.Content(download: nil, notifications: "Notifications, 7 New", usesSample: false))
      await fixture.nextFrame()
      XCTAssertTrue(button.isOpen)
      XCTAssertTrue(fixture.window.visibleTexts.contains("Notifications, 6 New"))
      gtk_menu_button_popdown(button.opaque)
      try await eventually("the closed menu") { !button.isOpen }
      // The next menu is made after the frame in which the old one has closed.
      await fixture.nextFrame()
      try await Scene.openMainMenu(in: fixture, waitingFor: "Notifications, 7 New")
      fixture.close()
    }
  }

  @MainActor private static func showHousehold(width: Int) async throws -> AppFixture {
    try await open(try await Scene.household(), width: width).fixture
  }

  @MainActor private static func open(
    _ library: LibraryModel, width: Int
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7]))
    let (application, fixture) = try await TestApplication.open(
      FeaturedDestination(.nowPlaying), networking, library: library, width: width)
    let bell = application.main.coordinator.context.tracking.household.bell
    try await eventually("the notifications") { bell.title == "Notifications, 6 New" }
    await fixture.nextFrame()
    await fixture.nextFrame()
    return (application, fixture)
  }
}
