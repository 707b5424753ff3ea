import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import MatineeCore
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests downloads: the action for the current place, the banner, and its end.
final class DownloadTests: GTKTestCase {
  @MainActor private static func stage(
    _ destination: Destination = .featured(.nowPlaying), titles: Int = 4
  ) async throws -> (application: TestApplication, stage: AppFixture) {
    let networking = ReplayNetworking()
    networking.answer("/3/movie/now_playing", with: .films([7, 8]))
    networking.answer("/3/movie/popular", with: .films([7, 8]))
    networking.answer("/3/discover/movie", with: .films([7]))
    networking.answer("/3/movie/7", json: #"{"id":7,"title":"Film 7","genres":[{"id":18,"name":"Drama"}]}"#)
    let application = TestApplication(.test(networking), places: SuspendedDownloads(titles: titles, bytes: 1_000_000))
    application.main.coordinator.show(destination)
    let stage = application.show()
    try await eventually("\(destination)") { application.main.coordinator.isSettled }
    return (application, stage)
  }

  func testAListIsKeptAndTold() {
    onMain {
      let (application, stage) = try await Self.stage()
      XCTAssertTrue(stage.window.activateAction("win.keep-offline"))
      try await stage.sees("Keeping “Now Playing” offline: 0 of 4 films")
      XCTAssertTrue(stage.hasSaid("Keeping “Now Playing” offline"))
      XCTAssertEqual(stage.window.button("Cancel")?.accessibleDescription, "Keeping “Now Playing” offline")
      application.places.release(2)
      try await stage.sees("Keeping “Now Playing” offline: 2 of 4 films, 2 MB")
      XCTAssertTrue(stage.hasSaid("Keeping “Now Playing” offline"), "no step is announced")
      XCTAssertEqual(stage.window.button("Cancel")?.accessibleDescription, "Keeping “Now Playing” offline")
      application.places.release()
      let end = "“Now Playing” is kept offline: 4 films, 4 MB"
      try await stage.sees(end)
      XCTAssertTrue(stage.hasSaid(end))
      try await eventually("no line") { stage.window.button("Cancel") == nil }
      XCTAssertEqual(stage.window.isOn("keep-offline"), true)
      stage.close()
    }
  }

  func testItsButtonCancels() {
    onMain {
      let (application, stage) = try await Self.stage()
      XCTAssertTrue(stage.window.activateAction("win.keep-offline"))
      try await stage.press("Cancel")
      try await stage.sees("“Now Playing” is not kept offline")
      try await eventually("no line") { stage.window.button("Cancel") == nil }
      XCTAssertNil(application.keeper.state(of: nowPlaying))
      try await eventually("no check mark") { stage.window.isOn("keep-offline") == false }
      stage.close()
    }
  }

  func testAFailureIsSaidAndTriedAgain() {
    onMain {
      let (application, stage) = try await Self.stage()
      application.places.error = .notWritten
      XCTAssertTrue(stage.window.activateAction("win.keep-offline"))
      let sentence =
        "“Now Playing” could not be kept offline. There may be no room on the disk."
      try await stage.sees(sentence)
      XCTAssertTrue(stage.hasSaid(sentence))
      application.places.error = nil
      application.places.release()
      try await stage.press("Try Again")
      try await stage.sees("“Now Playing” is kept offline: 4 films, 4 MB")
      stage.close()
    }
  }

  func testWhatWasDismissedStaysAwayUntilThereIsOtherNews() {
    onMain {
      let (application, stage) = try await Self.stage()
      XCTAssertTrue(stage.window.activateAction("win.keep-offline"))
      try await stage.sees("0 of 4 films")
      try await stage.press("Dismiss")
      application.places.release(1)
      try await eventually("a step") {
        application.keeper.state(of: nowPlaying) == .running(DownloadProgress(done: 1, total: 4, bytes: 1_000_000))
      }
      await stage.nextFrame()
      XCTAssertNil(stage.window.button("Cancel"))
      application.places.release(3)
      try await stage.sees("“Now Playing” is kept offline: 4 films, 4 MB")
      application.keeper.keep(DownloadedItem(.films(.popular), name: "Popular"))
      try await stage.sees("Keeping “Popular” offline: 0 of 4 films")
      stage.close()
    }
  }

  func testTheCommandFollowsTheUser() {
    onMain {
      let (application, stage) = try await Self.stage()
      let coordinator = application.main.coordinator
      application.places.release()
      XCTAssertTrue(stage.window.activateAction("win.keep-offline"))
      try await eventually("a check mark") { stage.window.isOn("keep-offline") == true }
      coordinator.show(.featured(.popular))
      try await eventually("none on another list") { stage.window.isOn("keep-offline") == false }
      coordinator.show(.search(""))
      try await eventually("nothing to keep") { !stage.window.isEnabled("keep-offline") }
      coordinator.show(.title(.film(7)))
      try await eventually("a title to keep") { stage.window.isEnabled("keep-offline") && coordinator.isSettled }
      XCTAssertTrue(stage.window.activateAction("win.keep-offline"))
      try await eventually("the title") { application.keeper.places.last?.name == "Film 7" }
      coordinator.show(.genre(GenreID(.film, 18)), knowing: .genre("Drama"))
      try await eventually("a genre to keep") {
        stage.window.isEnabled("keep-offline") && stage.window.isOn("keep-offline") == false
      }
      XCTAssertTrue(stage.window.activateAction("win.keep-offline"))
      XCTAssertEqual(application.keeper.places.last, DownloadedItem(.genre(GenreID(.film, 18)), name: "Drama"))
      coordinator.show(.featured(.nowPlaying))
      try await eventually("the first again") { stage.window.isOn("keep-offline") == true }
      XCTAssertTrue(stage.window.activateAction("win.keep-offline"))
      try await stage.sees("“Now Playing” is not kept offline")
      XCTAssertNil(application.keeper.state(of: nowPlaying))
      stage.close()
    }
  }

  func testTheMenusOfPagesAndRowsHaveIt() {
    onMain {
      let (application, stage) = try await Self.stage(.title(.film(7)))
      application.places.release()
      let button = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_menu_button_get_type()) })
      XCTAssertTrue(button.menuActions.contains("win.keep-offline"))
      application.main.coordinator.show(.genre(GenreID(.film, 18)), knowing: .genre("Drama"))
      try await eventually("the menu of the genre") {
        stage.window.tree.contains {
          $0.isMapped && $0.isA(gtk_menu_button_get_type()) && $0.menuActions == ["win.keep-offline"]
        }
      }
      application.main.coordinator.show(.featured(.nowPlaying))
      try await eventually("the list") {
        stage.window.tree.contains { $0.isMapped && $0.isA(gtk_list_view_get_type()) && !$0.childWidgets.isEmpty }
      }
      let list = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      let row = list.childWidgets[0]
      row.focus()
      XCTAssertTrue(row.pressShortcutUpwards("<Shift>F10"))
      try await stage.sees("Keep Offline")
      let menu = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_popover_menu_get_type()) })
      XCTAssertTrue(menu.activateAction("item.keep-offline"))
      try await stage.sees("“Film 7” is kept offline: film, 1 MB")
      XCTAssertEqual(application.keeper.places.map(\.id), [.title(.film(7))])
      stage.close()
    }
  }

  func testThePreferencesListWhatIsKeptAndRemoveIt() {
    onMain {
      let (application, stage) = try await Self.stage()
      application.places.release()
      let keeper = application.keeper
      let rows = DownloadRows(keeper, words: DownloadText(application.services.texts))
      XCTAssertFalse(rows.group.isVisible, "nothing is kept")
      for place in [
        DownloadedItem(.films(.popular), name: "Popular & More"), DownloadedItem(.title(.film(7)), name: "Film 7"),
      ] {
        keeper.keep(place)
      }
      let window = Window(dialogFor: nil)
      window.setContent(rows.group)
      window.present()
      try await eventually("both") {
        window.visibleTexts.contains("Popular & More")
          && window.visibleTexts.contains { $0.hasPrefix("4 films · 4 MB · today at ") }
          && window.visibleTexts.contains { $0.hasPrefix("film · 1 MB · today at ") }
      }
      let first = try XCTUnwrap(window.tree.first { $0.spokenLabel == "Remove “Popular & More”" })
      XCTAssertEqual(first.accessibleDescription?.hasPrefix("4 films · 4 MB"), true)
      first.focus()
      first.emit("clicked")
      try await eventually("one") { !window.visibleTexts.contains("Popular & More") }
      XCTAssertEqual(keeper.places.map(\.name), ["Film 7"])
      XCTAssertEqual(window.focusedWidget?.spokenLabel, "Remove “Film 7”")
      keeper.remove(.title(.film(7)))
      try await eventually("no group") { !rows.group.isVisible }
      window.destroy()
      stage.close()
    }
  }
}

extension Window {
  fileprivate func isOn(_ action: String) -> Bool? {
    guard let state = g_action_group_get_action_state(opaque, action) else { return nil }
    defer { g_variant_unref(state) }
    return g_variant_get_boolean(state) != 0
  }

  fileprivate func isEnabled(_ action: String) -> Bool { g_action_group_get_action_enabled(opaque, action) != 0 }
}

extension Widget {
  /// The actions of the items in a menu button's menu.
  fileprivate var menuActions: [String] {
    guard let model = gtk_menu_button_get_menu_model(opaque) else { return [] }
    return (0..<g_menu_model_get_n_items(model)).flatMap { section -> [String] in
      guard let items = g_menu_model_get_item_link(model, section, "section") else { return [] }
      defer { g_object_unref(items) }
      return (0..<g_menu_model_get_n_items(items)).compactMap { index in
        guard let value = g_menu_model_get_item_attribute_value(items, index, "action", nil) else { return nil }
        defer { g_variant_unref(value) }
        return g_variant_get_string(value, nil).map { String(cString: $0) }
      }
    }
  }
}

/// The list where the tests start.
private let nowPlaying = DownloadedItem.ID.films(.nowPlaying)
