import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import Downloads
import GTK
import GTKTestSupport
import TMDBTesting
import TitleIdentity
import XCTest

@testable import CatalogueUI
@testable import DownloadsUI
@testable import MatineeApp
@testable import ScreenFoundation
@testable import SearchUI

/// Tests downloads: the action for the current destination, the banner, and the rows in the preferences.
final class DownloadTests: GTKTestCase {
  @MainActor private static func fixture(
    _ destination: any Destination = FeaturedDestination(.nowPlaying), titles: Int = 4
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7, 8]))
    networking.stub("/3/movie/popular", with: .films([7, 8]))
    networking.stub("/3/discover/movie", with: .films([7]))
    networking.stub("/3/movie/7", json: #"{"id":7,"title":"Film 7","genres":[{"id":18,"name":"Drama"}]}"#)
    let application = TestApplication(
      .test(networking), downloadFetcher: SuspendedDownloads(titles: titles, bytes: 1_000_000))
    application.main.coordinator.show(destination)
    let fixture = application.show()
    try await eventually("\(destination)") { application.main.coordinator.isSettled }
    return (application, fixture)
  }

  func testDownloadingListShowsProgressAndAnnouncesStartAndEnd() {
    onMain {
      let (application, fixture) = try await Self.fixture()
      XCTAssertTrue(fixture.window.activateAction("win.download"))
      try await fixture.waitForText("Downloading “Now Playing”: 0 of 4 films")
      XCTAssertTrue(fixture.hasAnnounced("Downloading “Now Playing”"))
      XCTAssertEqual(fixture.window.button("Cancel")?.accessibleDescription, "Downloading “Now Playing”")
      application.downloadFetcher.release(2)
      try await fixture.waitForText("Downloading “Now Playing”: 2 of 4 films, 2 MB")
      XCTAssertTrue(fixture.hasAnnounced("Downloading “Now Playing”"), "no step is announced")
      XCTAssertEqual(fixture.window.button("Cancel")?.accessibleDescription, "Downloading “Now Playing”")
      application.downloadFetcher.release()
      let end = "“Now Playing” is available offline: 4 films, 4 MB"
      try await fixture.waitForText(end)
      XCTAssertTrue(fixture.hasAnnounced(end))
      try await eventually("the banner to disappear") { fixture.window.button("Cancel") == nil }
      XCTAssertTrue(fixture.window.isEnabled("remove-download"))
      XCTAssertFalse(fixture.window.isEnabled("download"))
      fixture.close()
    }
  }

  func testCancelButtonCancelsDownload() {
    onMain {
      let (application, fixture) = try await Self.fixture()
      XCTAssertTrue(fixture.window.activateAction("win.download"))
      try await fixture.press("Cancel")
      try await fixture.waitForText("“Now Playing” is no longer available offline")
      try await eventually("the banner to disappear") { fixture.window.button("Cancel") == nil }
      XCTAssertNil(application.downloadManager.state(of: nowPlaying))
      try await eventually("nothing to remove") { !fixture.window.isEnabled("remove-download") }
      XCTAssertTrue(fixture.window.isEnabled("download"))
      fixture.close()
    }
  }

  func testUndoDownloadsAgainAfterRemoval() {
    onMain {
      let (application, fixture) = try await Self.fixture()
      XCTAssertTrue(fixture.window.activateAction("win.download"))
      application.downloadFetcher.release()
      try await fixture.waitForText("“Now Playing” is available offline: 4 films, 4 MB")
      XCTAssertTrue(fixture.window.activateAction("win.remove-download"))
      try await fixture.waitForText("“Now Playing” is no longer available offline")
      try await fixture.press("Undo")
      try await eventually("the download") { application.downloadManager.state(of: nowPlaying) != nil }
      fixture.close()
    }
  }

  func testFailedDownloadShowsErrorAndCanBeRetried() {
    onMain {
      let (application, fixture) = try await Self.fixture()
      application.downloadFetcher.error = .notWritten
      XCTAssertTrue(fixture.window.activateAction("win.download"))
      let sentence =
        "Couldn’t download “Now Playing”. The disk may be full."
      try await fixture.waitForText(sentence)
      XCTAssertTrue(fixture.hasAnnounced(sentence))
      application.downloadFetcher.error = nil
      application.downloadFetcher.release()
      try await fixture.press("Try Again")
      try await fixture.waitForText("“Now Playing” is available offline: 4 films, 4 MB")
      fixture.close()
    }
  }

  func testDismissedBannerReturnsForOtherDownload() {
    onMain {
      let (application, fixture) = try await Self.fixture()
      XCTAssertTrue(fixture.window.activateAction("win.download"))
      try await fixture.waitForText("0 of 4 films")
      try await fixture.press("Dismiss")
      application.downloadFetcher.release(1)
      try await eventually("a step") {
        application.downloadManager.state(of: nowPlaying)
          == .running(DownloadProgress(done: 1, total: 4, bytes: 1_000_000))
      }
      await fixture.nextFrame()
      XCTAssertNil(fixture.window.button("Cancel"))
      application.downloadFetcher.release(3)
      try await fixture.waitForText("“Now Playing” is available offline: 4 films, 4 MB")
      application.downloadManager.download(DownloadedItem(.movies(.popular), name: "Popular"))
      try await fixture.waitForText("Downloading “Popular”: 0 of 4 films")
      fixture.close()
    }
  }

  func testDownloadActionFollowsCurrentDestination() {
    onMain {
      let (application, fixture) = try await Self.fixture()
      let coordinator = application.main.coordinator
      application.downloadFetcher.release()
      XCTAssertTrue(fixture.window.activateAction("win.download"))
      try await eventually("a download to remove") { fixture.window.isEnabled("remove-download") }
      coordinator.show(FeaturedDestination(.popular))
      try await eventually("none on another list") {
        fixture.window.isEnabled("download") && !fixture.window.isEnabled("remove-download")
      }
      coordinator.show(SearchDestination())
      try await eventually("nothing to download") {
        !fixture.window.isEnabled("download") && !fixture.window.isEnabled("remove-download")
      }
      coordinator.show(TitleDestination(id: .movie(7)))
      try await eventually("a title to download") { fixture.window.isEnabled("download") && coordinator.isSettled }
      XCTAssertTrue(fixture.window.activateAction("win.download"))
      try await eventually("the title") { application.downloadManager.items.last?.name == "Film 7" }
      coordinator.show(GenreDestination(id: GenreID(.movie, 18), name: "Drama"))
      try await eventually("a genre to download") {
        fixture.window.isEnabled("download") && !fixture.window.isEnabled("remove-download")
      }
      XCTAssertTrue(fixture.window.activateAction("win.download"))
      XCTAssertEqual(
        application.downloadManager.items.last, DownloadedItem(.group(.genre(GenreID(.movie, 18))), name: "Drama"))
      coordinator.show(FeaturedDestination(.nowPlaying))
      try await eventually("the first again") { fixture.window.isEnabled("remove-download") }
      XCTAssertTrue(fixture.window.activateAction("win.remove-download"))
      try await fixture.waitForText("“Now Playing” is no longer available offline")
      XCTAssertNil(application.downloadManager.state(of: nowPlaying))
      fixture.close()
    }
  }

  func testPageAndRowMenusOfferDownload() {
    onMain {
      let (application, fixture) = try await Self.fixture(TitleDestination(id: .movie(7)))
      application.downloadFetcher.release()
      let button = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_menu_button_get_type()) })
      XCTAssertTrue(button.menuActions.contains("win.download"))
      application.main.coordinator.show(GenreDestination(id: GenreID(.movie, 18), name: "Drama"))
      try await eventually("the menu of the genre") {
        fixture.window.tree.contains {
          $0.isMapped && $0.isA(gtk_menu_button_get_type())
            && $0.menuActions == ["win.download", "win.remove-download"]
        }
      }
      application.main.coordinator.show(FeaturedDestination(.nowPlaying))
      try await eventually("the list") {
        fixture.window.tree.contains { $0.isMapped && $0.isA(gtk_list_view_get_type()) && !$0.childWidgets.isEmpty }
      }
      let list = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      let row = list.childWidgets[0]
      row.focus()
      XCTAssertTrue(row.pressShortcutFromFocus("<Shift>F10"))
      try await fixture.waitForText("Download")
      let menu = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_popover_menu_get_type()) })
      XCTAssertTrue(menu.activateAction("item.download"))
      try await fixture.waitForText("“Film 7” is available offline: film, 1 MB")
      XCTAssertEqual(application.downloadManager.items.map(\.id), [.title(.movie(7))])
      fixture.close()
    }
  }

  func testPreferencesListDownloadsAndRemoveThem() {
    onMain {
      let (application, fixture) = try await Self.fixture()
      application.downloadFetcher.release()
      let downloadManager = application.downloadManager
      let rows = DownloadRows(downloadManager, text: DownloadText(application.catalogue.format.texts))
      XCTAssertFalse(rows.group.isVisible, "nothing is downloaded")
      for item in [
        DownloadedItem(.movies(.popular), name: "Popular & More"), DownloadedItem(.title(.movie(7)), name: "Film 7"),
      ] {
        downloadManager.download(item)
      }
      let window = Window(dialogFor: nil)
      window.setContent(rows.group)
      window.present()
      try await eventually("both") {
        window.visibleTexts.contains("Popular & More")
          && window.visibleTexts.contains { $0.hasPrefix("4 films · 4 MB · today at ") }
          && window.visibleTexts.contains { $0.hasPrefix("film · 1 MB · today at ") }
      }
      let first = try XCTUnwrap(window.tree.first { $0.exposedLabel == "Remove “Popular & More”" })
      XCTAssertEqual(first.accessibleDescription?.hasPrefix("4 films · 4 MB"), true)
      first.focus()
      first.emit("clicked")
      try await eventually("one") { !window.visibleTexts.contains("Popular & More") }
      XCTAssertEqual(downloadManager.items.map(\.name), ["Film 7"])
      XCTAssertEqual(window.focusedWidget?.exposedLabel, "Remove “Film 7”")
      downloadManager.remove(.title(.movie(7)))
      try await eventually("no group") { !rows.group.isVisible }
      window.destroy()
      fixture.close()
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
private let nowPlaying = DownloadedItem.ID.movies(.nowPlaying)
