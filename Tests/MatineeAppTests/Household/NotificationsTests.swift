import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// Tests notifications on their page and on the bell that opens it, and the pages of profiles.
final class NotificationsTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: any Destination, library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7, 8]))
    // The bell is in the header bar of a wide window.
    return try await TestApplication.open(destination, networking, library: library, width: 1100)
  }

  func testBellShowsNewCountAndOpeningPageMarksNotificationsAsRead() {
    onMain {
      let library = try await Scene.household()
      let (application, fixture) = try await Self.show(FeaturedDestination(.nowPlaying), library: library)
      try await fixture.press("Notifications, 6 New")
      try await eventually("the rows") { fixture.pageRows.count == 6 }
      let first = try XCTUnwrap(fixture.pageRows.first?.exposedLabel)
      XCTAssertTrue(first.hasPrefix("Mar 8, 2026: Ana Sample rated “M” 9 out of 10, New · "), first)
      let news = try await library.library().notices(for: .owner)
      XCTAssertEqual(news.all.count, 6)
      application.main.coordinator.controller.pop()
      try await eventually("a silent bell") { fixture.window.button("Notifications") != nil }
      fixture.close()
    }
  }

  func testActivatingRowOpensItsTitle() {
    onMain {
      let library = try await Scene.household()
      let (application, fixture) = try await Self.show(NotificationsDestination(), library: library)
      try await eventually("the rows") { fixture.pageRows.count == 6 }
      fixture.pageList.map {
        _ = gtk_widget_activate_action_variant($0.widget, "list.activate-item", g_variant_new_uint32(0))
      }
      try await eventually("the title") { application.main.coordinator.destination.address == "movie/8" }
      fixture.close()
    }
  }

  func testEmptyMessageDisappearsWithFirstNotification() {
    onMain {
      let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let (application, fixture) = try await Self.show(NotificationsDestination(), library: library)
      try await fixture.waitForText("No Notifications")
      let opened = try await library.library()
      let (ana, _) = try await opened.createProfile(ProfileFields(firstName: "Ana"))
      try await opened.follow(.owner, by: ana)
      try await fixture.waitForText("Ana started following you")
      application.main.coordinator.controller.pop()
      try await eventually("a silent bell") { fixture.window.button("Notifications") != nil }
      fixture.close()
    }
  }

  func testActionOpensNotificationsOnce() {
    onMain {
      let (application, fixture) = try await Self.show(ListsDestination())
      for _ in 1...2 { XCTAssertTrue(fixture.window.activateAction("win.notifications")) }
      try await eventually("the page") {
        application.main.coordinator.path.map(\.address) == ["lists", "notifications"]
      }
      fixture.close()
    }
  }

  func testFollowButtonFollowsProfileAndUndoUnfollowsIt() {
    onMain {
      let library = try await Scene.household()
      let (_, fixture) = try await Self.show(ProfileDestination(Scene.bo), library: library)
      try await fixture.waitForText("Follow Bo to see their ratings, lists and notes.")
      let button = try XCTUnwrap(fixture.window.toggleButtons.first { $0.label == "Follow" })
      XCTAssertFalse(button.isActive)
      button.click()
      try await fixture.waitForText("Following Bo")
      try await eventually("it to be pressed") { button.label == "Following" && button.isActive }
      XCTAssertFalse(fixture.window.visibleTexts.contains { $0.hasPrefix("Follow Bo to see") })
      try await fixture.undo()
      try await eventually("it to be as before") { button.label == "Follow" && !button.isActive }
      fixture.close()
    }
  }

  func testProfilePageLinksToRatedTitlesAndFollowedProfiles() {
    onMain {
      let library = try await Scene.household()
      let (application, fixture) = try await Self.show(ProfileDestination(Scene.ana), library: library)
      try await fixture.waitForText("Projectionist · Family · Film Club")
      try await fixture.waitForText("1 title")
      fixture.window.grids.first { $0.exposedLabel == "Recent Ratings" }?.activateCell(0)
      try await eventually("the title") { application.main.coordinator.destination.address == "movie/8" }
      application.main.coordinator.controller.pop()
      let kim = try XCTUnwrap(
        fixture.window.tree.last { $0.isMapped && $0.isA(gtk_button_get_type()) && $0.exposedLabel == "Kim Sample" })
      Button(retaining: kim.pointer).click()
      try await eventually("oneself") {
        application.main.coordinator.destination.address == ProfileDestination(.owner).address
      }
      XCTAssertNil(fixture.window.toggleButtons.first { $0.isMapped && $0.label.hasPrefix("Follow") })
      fixture.close()
    }
  }
}
