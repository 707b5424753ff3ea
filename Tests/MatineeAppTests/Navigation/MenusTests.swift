import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import TMDBTesting
import TitleIdentity
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation
@testable import SearchUI
@testable import TrackingUI

/// Tests the menus of pages, rows and cards, by keyboard and pointer.
final class MenusTests: GTKTestCase {
  @MainActor private static func fixture(
    _ destination: any Destination
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7, 8]))
    networking.stub(
      "/3/movie/7",
      json: """
        {"id":7,"title":"Film 7","overview":"What it is about.","imdb_id":"tt0017136","homepage":"https://film.example/",
        "credits":{"cast":[{"id":9,"name":"Somebody","character":"A Part"}]}}
        """)
    networking.stub(
      "/3/person/9",
      json: """
        {"id":9,"name":"Somebody","biography":"A life.","combined_credits":{"cast":[{"id":7,"media_type":"movie",
        "title":"Film 7","character":"A Part","release_date":"1999-01-01"}]}}
        """)
    return try await TestApplication.open(destination, networking)
  }

  func testPageMenuCopiesLinkAndOpensItInBrowser() {
    onMain {
      let (application, fixture) = try await Self.fixture(TitleDestination(id: .movie(7)))
      let button = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_menu_button_get_type()) })
      XCTAssertTrue(button.activateAction("item.copy-link"))
      try await fixture.waitForText("Link copied")
      for name in ["open-tmdb", "open-imdb", "open-website"] { XCTAssertTrue(button.activateAction("item.\(name)")) }
      try await eventually("three addresses") { application.desktopRequests.count == 4 }
      XCTAssertEqual(
        application.desktopRequests,
        [
          "copy https://www.themoviedb.org/movie/7", "open https://www.themoviedb.org/movie/7",
          "open https://www.imdb.com/title/tt0017136/", "open https://film.example/",
        ])
      fixture.close()
    }
  }

  func testShiftF10OpensMenuOfFocusedRow() {
    onMain {
      let (application, fixture) = try await Self.fixture(FeaturedDestination(.nowPlaying))
      let list = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      let row = list.childWidgets[1]
      row.focus()
      XCTAssertTrue(row.pressShortcutFromFocus("<Shift>F10"))
      try await fixture.waitForText("Open on TMDB")
      try await fixture.choose("copy-link")
      XCTAssertEqual(application.desktopRequests, ["copy https://www.themoviedb.org/movie/8"])
      try await eventually("the menu to go") { !fixture.window.visibleTexts.contains("Open on TMDB") }
      XCTAssertEqual(fixture.window.focusedWidget?.pointer, row.pointer, "keyboard focus has moved")
      fixture.close()
    }
  }

  func testMenuKeyOpensMenuOfFocusedCard() {
    onMain {
      let (application, fixture) = try await Self.fixture(TitleDestination(id: .movie(7)))
      try await fixture.waitForText("Somebody")
      let cell = try XCTUnwrap(fixture.window.grids.first { $0.isMapped }?.childWidgets.first)
      cell.focus()
      XCTAssertTrue(cell.pressShortcutFromFocus("Menu"))
      try await fixture.waitForText("Open on TMDB")
      try await fixture.choose("open")
      try await fixture.waitForText("A life.")
      XCTAssertEqual(application.main.coordinator.destination.address, "person/9")
      fixture.close()
    }
  }

  func testSecondaryClickOpensMenuOfRowUnderPointer() {
    onMain {
      let (application, fixture) = try await Self.fixture(FeaturedDestination(.nowPlaying))
      let list = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      let host = application.main.coordinator.controller.view
      let frame = try XCTUnwrap(list.childWidgets[1].frame(in: host))
      host.pressSecondary(frame.x + 20, frame.y + 20)
      try await fixture.waitForText("Open on TMDB")
      try await fixture.choose("open-tmdb")
      try await eventually("the address") { !application.desktopRequests.isEmpty }
      XCTAssertEqual(application.desktopRequests, ["open https://www.themoviedb.org/movie/8"])
      fixture.close()
    }
  }

  func testSecondaryClickOnMonthOpensNoMenu() {
    onMain {
      let (_, fixture) = try await TestApplication.open(HistoryDestination(), library: try await Scene.watched())
      try await eventually("the rows") { fixture.pageRows.count == 7 }
      let row = fixture.pageRows[0]
      let month = try XCTUnwrap(row.tree.first { $0.asLabel?.text == "Friday, Mar 7, 2025" })
      for part in [month, row] {
        for host in sequence(first: row, next: { $0.parentWidget }) where !fixture.window.hasMenu {
          let frame = try XCTUnwrap(part.frame(in: host))
          host.pressSecondary(frame.x + 20, frame.y + frame.height - 5)
        }
        XCTAssertEqual(fixture.window.hasMenu, part === row)
      }
      fixture.close()
    }
  }

  func testShiftF10OpensNoMenuOnEmptySearchPage() {
    onMain {
      let (_, fixture) = try await Self.fixture(SearchDestination())
      let focused = try XCTUnwrap(fixture.window.focusedWidget ?? fixture.window.tree.last { $0.isMapped })
      XCTAssertFalse(focused.pressShortcutFromFocus("<Shift>F10"))
      fixture.close()
    }
  }

  func testShiftF10OpensMenuOfFilmographyRow() {
    onMain {
      let (application, fixture) = try await Self.fixture(PersonDestination(id: 9))
      try await fixture.waitForText("Film 7")
      let row = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(adw_action_row_get_type()) })
      row.focus()
      XCTAssertTrue(row.pressShortcutFromFocus("<Shift>F10"))
      try await fixture.choose("copy-link")
      XCTAssertEqual(application.desktopRequests, ["copy https://www.themoviedb.org/movie/7"])
      fixture.close()
    }
  }

  func testFailureToOpenBrowserShowsMessage() {
    onMain {
      let (application, fixture) = try await Self.fixture(TitleDestination(id: .movie(7)))
      application.opensURLs = false
      let button = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_menu_button_get_type()) })
      XCTAssertTrue(button.activateAction("item.open-tmdb"))
      try await fixture.waitForText("Can’t open www.themoviedb.org in a web browser")
      fixture.close()
    }
  }
}

extension Widget {
  fileprivate var hasMenu: Bool { tree.contains { $0.isA(gtk_popover_menu_get_type()) && $0.isMapped } }

  /// Clicks the secondary button at a position in this widget.
  fileprivate func pressSecondary(_ x: Double, _ y: Double) {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(controllers.map { UnsafeMutableRawPointer($0) }) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      guard
        g_type_check_instance_is_a(controller.assumingMemoryBound(to: GTypeInstance.self), gtk_gesture_click_get_type())
          != 0,
        gtk_gesture_single_get_button(OpaquePointer(controller)) == guint(GDK_BUTTON_SECONDARY)
      else { continue }
      matinee_press_at(controller, x, y)
    }
  }
}
