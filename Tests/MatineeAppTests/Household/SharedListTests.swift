import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// Tests that other profiles' lists open from their pages, and are read-only.
final class SharedListTests: GTKTestCase {
  @MainActor private static func show(_ destination: any Destination) async throws -> (TestApplication, AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/8", json: #"{"id":8,"title":"M"}"#)
    let library = try await Scene.household()
    let application = TestApplication(.test(networking), library: library)
    application.main.coordinator.show(destination)
    let fixture = application.show()
    fixture.retain(application)
    return (application, fixture)
  }

  @MainActor private static let anasWatchlist = ListID.watchlist(of: Scene.ana)

  func testProfilePageOpensSharedListAndListOpensItsTitles() {
    onMain {
      let (application, fixture) = try await Self.show(ProfileDestination(Scene.ana))
      try await fixture.waitForText("1 title")
      let row = try XCTUnwrap(
        fixture.window.tree.first { $0.isA(gtk_list_box_row_get_type()) && $0.exposedLabel == "Watchlist, 1 title" })
      row.focus()
      gtk_widget_activate(row.widget)
      try await eventually("the list") {
        application.main.coordinator.destination.address == SharedListDestination(id: Self.anasWatchlist).address
      }
      try await fixture.waitForText("Ana Sample · 1 title")
      let title = try XCTUnwrap(fixture.window.accessibleRows.first)
      XCTAssertEqual(title.exposedLabel, "M, 1931")
      title.focus()
      gtk_widget_activate(title.widget)
      try await eventually("the title") { application.main.coordinator.destination.address == "movie/8" }
      fixture.close()
    }
  }

  /// Tests that the actions common to all titles are offered, but none that changes the list.
  func testSharedListOffersNoEditingActions() {
    onMain {
      let (application, fixture) = try await Self.show(SharedListDestination(id: Self.anasWatchlist))
      try await fixture.waitForText("Ana Sample · 1 title")
      let row = try XCTUnwrap(fixture.window.accessibleRows.first)
      row.focus()
      XCTAssertEqual(application.main.coordinator.focusedTitle?.name, "M", "Ctrl+D must apply to the focused title")
      XCTAssertFalse(row.pressShortcutFromFocus("Delete"))
      XCTAssertTrue(row.pressShortcutFromFocus("<Shift>F10"))
      try await eventually("a menu") { fixture.openMenu != nil }
      for action in ["remove", "done", "edit"] {
        XCTAssertFalse(fixture.openMenu?.activateAction("item.\(action)") == true, action)
      }
      XCTAssertTrue(fixture.openMenu?.activateAction("item.add-to-list") == true)
      try await eventually("the lists") { Window.open(titled: "Add to List") != nil }
      Window.open(titled: "Add to List")?.close()
      fixture.close()
    }
  }

  func testSharedListDisappearsAfterUnfollowingItsOwner() {
    onMain {
      let (application, fixture) = try await Self.show(SharedListDestination(id: Self.anasWatchlist))
      try await fixture.waitForText("Ana Sample · 1 title")
      try await application.library.library().unfollow(Scene.ana, by: .owner)
      try await fixture.waitForText("List Not Found")
      try await application.library.library().follow(Scene.ana, by: .owner)
      try await fixture.waitForText("Ana Sample · 1 title")
      fixture.close()
    }
  }
}
