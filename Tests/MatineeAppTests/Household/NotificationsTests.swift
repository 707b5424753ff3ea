import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import Library
import MatineeCore
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests notifications on their page and on the bell that opens it, and the pages of profiles.
final class NotificationsTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: Destination, library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, stage: AppFixture) {
    let networking = ReplayNetworking()
    networking.answer("/3/movie/now_playing", with: .films([7, 8]))
    return try await TestApplication.open(destination, networking, library: library)
  }

  func testTheBellTellsHowManyAreNewAndThePageHasThemRead() {
    onMain {
      let library = try await AppTestSupport.Scene.household()
      let (application, stage) = try await Self.show(.featured(.nowPlaying), library: library)
      try await stage.press("Notifications, 6 New")
      try await eventually("the rows") { stage.pageRows.count == 6 }
      let first = try XCTUnwrap(stage.pageRows.first?.spokenLabel)
      XCTAssertTrue(first.hasPrefix("Mar 8, 2026: Ana Sample rated “M” 9 of 10, New · "), first)
      let news = try await library.library().notices(for: .owner)
      XCTAssertEqual(news.all.count, 6)
      application.main.coordinator.controller.pop()
      try await eventually("a silent bell") { stage.window.button("Notifications") != nil }
      stage.close()
    }
  }

  func testARowLeadsToItsTitle() {
    onMain {
      let library = try await AppTestSupport.Scene.household()
      let (application, stage) = try await Self.show(.notifications, library: library)
      try await eventually("the rows") { stage.pageRows.count == 6 }
      stage.pageList.map {
        _ = gtk_widget_activate_action_variant($0.widget, "list.activate-item", g_variant_new_uint32(0))
      }
      try await eventually("the title") { application.main.coordinator.destination == .title(.film(8)) }
      stage.close()
    }
  }

  func testTheFirstTakesThePlaceOfTheInvitation() {
    onMain {
      let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let (application, stage) = try await Self.show(.notifications, library: library)
      try await stage.sees("No Notifications")
      let opened = try await library.library()
      let (ana, _) = try await opened.makeProfile(ProfileFields(firstName: "Ana"))
      try await opened.follow(.owner, by: ana)
      try await stage.sees("Ana follows you")
      application.main.coordinator.controller.pop()
      try await eventually("a silent bell") { stage.window.button("Notifications") != nil }
      stage.close()
    }
  }

  func testTheCommandLeadsThereOnce() {
    onMain {
      let (application, stage) = try await Self.show(.lists)
      for _ in 1...2 { XCTAssertTrue(stage.window.activateAction("win.notifications")) }
      try await eventually("the page") { application.main.coordinator.path == [.lists, .notifications] }
      stage.close()
    }
  }

  func testSomebodyIsFollowedAndNoMore() {
    onMain {
      let library = try await AppTestSupport.Scene.household()
      let (_, stage) = try await Self.show(.profile(AppTestSupport.Scene.bo), library: library)
      try await stage.sees("Follow Bo to see what they rate, list and write.")
      let button = try XCTUnwrap(stage.window.toggleButtons.first { $0.label == "Follow" })
      XCTAssertFalse(button.isActive)
      button.click()
      try await stage.sees("You follow Bo.")
      try await eventually("it to be pressed") { button.label == "Following" && button.isActive }
      XCTAssertFalse(stage.window.visibleTexts.contains { $0.hasPrefix("Follow Bo to see") })
      XCTAssertTrue(stage.window.activateAction("win.undo"))
      try await eventually("it to be as before") { button.label == "Follow" && !button.isActive }
      stage.close()
    }
  }

  func testWhatOneSeesOfSomebodyLeadsOn() {
    onMain {
      let library = try await AppTestSupport.Scene.household()
      let (application, stage) = try await Self.show(.profile(AppTestSupport.Scene.ana), library: library)
      try await stage.sees("Projectionist · Family · Film Club")
      try await stage.sees("1 title")
      stage.window.grids.first { $0.spokenLabel == "Recent Ratings" }?.activateCell(0)
      try await eventually("the title") { application.main.coordinator.destination == .title(.film(8)) }
      application.main.coordinator.controller.pop()
      let kim = try XCTUnwrap(
        stage.window.tree.last { $0.isMapped && $0.isA(gtk_button_get_type()) && $0.spokenLabel == "Kim Sample" })
      Button(retaining: kim.pointer).click()
      try await eventually("oneself") { application.main.coordinator.destination == .profile(.owner) }
      XCTAssertNil(stage.window.toggleButtons.first { $0.isMapped && $0.label.hasPrefix("Follow") })
      stage.close()
    }
  }
}
