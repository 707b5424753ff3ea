import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import MatineeCore
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests the menus of pages, rows and cards, by keyboard and pointer.
final class MenusTests: GTKTestCase {
  @MainActor private static func stage(
    _ destination: Destination
  ) async throws -> (application: TestApplication, stage: AppFixture) {
    let networking = ReplayNetworking()
    networking.answer("/3/movie/now_playing", with: .films([7, 8]))
    networking.answer(
      "/3/movie/7",
      json: """
        {"id":7,"title":"Film 7","overview":"What it is about.","imdb_id":"tt0017136","homepage":"https://film.example/",
        "credits":{"cast":[{"id":9,"name":"Somebody","character":"A Part"}]}}
        """)
    networking.answer(
      "/3/person/9",
      json: """
        {"id":9,"name":"Somebody","biography":"A life.","combined_credits":{"cast":[{"id":7,"media_type":"movie",
        "title":"Film 7","character":"A Part","release_date":"1999-01-01"}]}}
        """)
    return try await TestApplication.open(destination, networking)
  }

  func testTheMenuOfAPageCopiesItsLinkAndOpensItElsewhere() {
    onMain {
      let (application, stage) = try await Self.stage(.title(.film(7)))
      let button = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_menu_button_get_type()) })
      XCTAssertTrue(button.activateAction("item.copy-link"))
      try await stage.sees("Link copied")
      for name in ["open-tmdb", "open-imdb", "open-web-site"] { XCTAssertTrue(button.activateAction("item.\(name)")) }
      try await eventually("three addresses") { application.asked.count == 4 }
      XCTAssertEqual(
        application.asked,
        [
          "copy https://www.themoviedb.org/movie/7", "open https://www.themoviedb.org/movie/7",
          "open https://www.imdb.com/title/tt0017136/", "open https://film.example/",
        ])
      stage.close()
    }
  }

  func testARowHasAMenuByKeyboard() {
    onMain {
      let (application, stage) = try await Self.stage(.featured(.nowPlaying))
      let list = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      let row = list.childWidgets[1]
      row.focus()
      XCTAssertTrue(row.pressShortcutUpwards("<Shift>F10"))
      try await stage.sees("Open on TMDB")
      try await stage.choose("copy-link")
      XCTAssertEqual(application.asked, ["copy https://www.themoviedb.org/movie/8"])
      try await eventually("the menu to go") { !stage.window.visibleTexts.contains("Open on TMDB") }
      XCTAssertEqual(stage.window.focusedWidget?.pointer, row.pointer, "the keyboard is where it was")
      stage.close()
    }
  }

  func testACardHasAMenuByTheMenuKeyThatOpensItsPage() {
    onMain {
      let (application, stage) = try await Self.stage(.title(.film(7)))
      try await stage.sees("Somebody")
      let cell = try XCTUnwrap(stage.window.grids.first { $0.isMapped }?.childWidgets.first)
      cell.focus()
      XCTAssertTrue(cell.pressShortcutUpwards("Menu"))
      try await stage.sees("Open on TMDB")
      try await stage.choose("open")
      try await stage.sees("A life.")
      XCTAssertEqual(application.main.coordinator.destination, .person(9))
      stage.close()
    }
  }

  func testThePointerAsksForTheMenuOfWhatItIsOn() {
    onMain {
      let (application, stage) = try await Self.stage(.featured(.nowPlaying))
      let list = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      let host = application.main.coordinator.controller.view
      let frame = try XCTUnwrap(list.childWidgets[1].frame(in: host))
      host.pressSecondary(frame.x + 20, frame.y + 20)
      try await stage.sees("Open on TMDB")
      try await stage.choose("open-tmdb")
      try await eventually("the address") { !application.asked.isEmpty }
      XCTAssertEqual(application.asked, ["open https://www.themoviedb.org/movie/8"])
      stage.close()
    }
  }

  func testWhereNothingIsListedThereIsNoMenu() {
    onMain {
      let (_, stage) = try await Self.stage(.search(""))
      let focused = try XCTUnwrap(stage.window.focusedWidget ?? stage.window.tree.last { $0.isMapped })
      XCTAssertFalse(focused.pressShortcutUpwards("<Shift>F10"))
      stage.close()
    }
  }

  func testALineOfAFilmographyHasAMenu() {
    onMain {
      let (application, stage) = try await Self.stage(.person(9))
      try await stage.sees("Film 7")
      let row = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(adw_action_row_get_type()) })
      row.focus()
      XCTAssertTrue(row.pressShortcutUpwards("<Shift>F10"))
      try await stage.choose("copy-link")
      XCTAssertEqual(application.asked, ["copy https://www.themoviedb.org/movie/7"])
      stage.close()
    }
  }

  func testWithoutABrowserItIsSaid() {
    onMain {
      let (application, stage) = try await Self.stage(.title(.film(7)))
      application.opensAddresses = false
      let button = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_menu_button_get_type()) })
      XCTAssertTrue(button.activateAction("item.open-tmdb"))
      try await stage.sees("www.themoviedb.org could not be opened in a web browser")
      stage.close()
    }
  }
}

extension Widget {
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
