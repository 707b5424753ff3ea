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

/// Tests that other profiles' lists open from their pages, and are read-only.
final class SharedListTests: GTKTestCase {
  @MainActor private static func show(_ destination: Destination) async throws -> (TestApplication, AppFixture) {
    let networking = ReplayNetworking()
    networking.answer("/3/movie/8", json: #"{"id":8,"title":"M"}"#)
    let library = try await AppTestSupport.Scene.household()
    let application = TestApplication(.test(networking), library: library)
    application.main.coordinator.show(destination)
    let stage = application.show()
    stage.keep(application)
    return (application, stage)
  }

  @MainActor private static let anas = ListID.watchlist(of: AppTestSupport.Scene.ana)

  func testAListOfSomebodyLeadsOnAndSoDoItsTitles() {
    onMain {
      let (application, stage) = try await Self.show(.profile(AppTestSupport.Scene.ana))
      try await stage.sees("1 title")
      let row = try XCTUnwrap(
        stage.window.tree.first { $0.isA(gtk_list_box_row_get_type()) && $0.spokenLabel == "Watchlist, 1 title" })
      row.focus()
      gtk_widget_activate(row.widget)
      try await eventually("the list") { application.main.coordinator.destination == .seenList(Self.anas) }
      try await stage.sees("Ana Sample · 1 title")
      let title = try XCTUnwrap(stage.window.spokenRows.first)
      XCTAssertEqual(title.spokenLabel, "M, 1931")
      title.focus()
      gtk_widget_activate(title.widget)
      try await eventually("the title") { application.main.coordinator.destination == .title(.film(8)) }
      stage.close()
    }
  }

  /// Tests that the actions common to all titles are offered, but none that changes the list.
  func testNothingIsOfferedThatWouldChangeIt() {
    onMain {
      let (application, stage) = try await Self.show(.seenList(Self.anas))
      try await stage.sees("Ana Sample · 1 title")
      let row = try XCTUnwrap(stage.window.spokenRows.first)
      row.focus()
      XCTAssertEqual(application.main.coordinator.focusedTitle?.name, "M", "Ctrl+D has no title")
      XCTAssertFalse(row.pressShortcutUpwards("Delete"))
      XCTAssertTrue(row.pressShortcutUpwards("<Shift>F10"))
      try await eventually("a menu") { stage.openMenu != nil }
      for action in ["remove", "done", "edit"] {
        XCTAssertFalse(stage.openMenu?.activateAction("item.\(action)") == true, action)
      }
      XCTAssertTrue(stage.openMenu?.activateAction("item.add-to-list") == true)
      try await eventually("the lists") { Window.open(titled: "Add to List") != nil }
      Window.open(titled: "Add to List")?.close()
      stage.close()
    }
  }

  func testItIsGoneForWhoDoesNotFollowThemAnyMore() {
    onMain {
      let (application, stage) = try await Self.show(.seenList(Self.anas))
      try await stage.sees("Ana Sample · 1 title")
      try await application.library.library().unfollow(AppTestSupport.Scene.ana, by: .owner)
      try await stage.sees("No Such List")
      try await application.library.library().follow(AppTestSupport.Scene.ana, by: .owner)
      try await stage.sees("Ana Sample · 1 title")
      stage.close()
    }
  }
}
