import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import TransferUI

/// Tests that the preferences offer to match sample titles and to replace removed ones.
final class TitleMatchRowsTests: GTKTestCase {
  func testPreferencesLeadToWindowsForMatching() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub("/3/movie/now_playing", with: .films([7, 8]))
      networking.stub("/3/search/movie", with: .films([9]))
      let application = TestApplication(.test(networking, source: .sample))
      let fixture = application.show()
      fixture.retain(application)
      await application.rate(.movie(7), "Film 7", 8.5)
      application.catalogue = .test(networking)
      application.library.source = TitleSource(application.catalogue.client.source)
      application.main.restart()
      await application.rate(.movie(8), "Film 8", 7)
      _ = try? await application.catalogue.pages.page(of: .movie(8))

      let preferences = try await Self.preferences(application)
      try await preferences.waitForText("1 title isn’t matched to TMDB yet")
      try await preferences.waitForText("TMDB no longer has 1 title")
      for (button, title) in [
        ("Match Sample Titles", "Match Sample Titles"), ("Replace Removed Titles", "Titles Removed from TMDB"),
      ] {
        try await preferences.press(button)
        try await eventually("the window") { Window.open(titled: title) != nil }
        let window = try XCTUnwrap(Window.open(titled: title))
        XCTAssertEqual(gtk_window_get_transient_for(window.cast()), preferences.window.cast())
        AppFixture(window).close()
      }
      preferences.close()
      fixture.close()
    }
  }

  func testRowsAreHiddenWithoutTitles() {
    onMain {
      let rows = TitleMatchRows(counts: { (sample: 0, removed: 1) }, onMatch: { _ in }, onReplace: { _ in })
      XCTAssertTrue(rows.group.isVisible)
      XCTAssertEqual(Self.visibleTitles(rows), ["Removed Titles"])
      let empty = TitleMatchRows(counts: { (sample: 0, removed: 0) }, onMatch: { _ in }, onReplace: { _ in })
      XCTAssertFalse(empty.group.isVisible)
    }
  }
}

extension TitleMatchRowsTests {
  @MainActor private static func preferences(_ application: TestApplication) async throws -> AppFixture {
    let store = FakePictureStore(totalBytes: 0)
    let storage = MatineePreferences.Storage(
      pictures: PictureCacheModel(locale: Locale(identifier: "en_US")) { store }, titles: FakeTitleIndex().model,
      matching: application.main.makeTitleMatchRows())
    let window = MatineePreferences.make(
      PreferencesModel(Preferences()) { _, _ in }, storage, over: application.main.window
    ) {}
    window.present()
    try await eventually("the window") { window.isMapped }
    return AppFixture(window)
  }

  /// Returns the titles of the rows that aren't hidden.
  @MainActor private static func visibleTitles(_ rows: TitleMatchRows) -> [String] {
    rows.group.tree.filter { $0.isVisible && $0.isA(adw_action_row_get_type()) }
      .compactMap { adw_preferences_row_get_title($0.cast()).map { String(cString: $0) } }
  }
}
