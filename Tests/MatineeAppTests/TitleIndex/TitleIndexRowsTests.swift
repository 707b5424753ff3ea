import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import TMDB
import TitleIdentity
import TitleIndex
import XCTest

@testable import MatineeApp

/// Tests the title index in the preferences: selecting kinds, downloading, cancelling and removing.
final class TitleIndexRowsTests: GTKTestCase {
  func testDownloadContinuesAfterWindowClosesAndProgressReappears() {
    onMain {
      let index = FakeTitleIndex(), model = index.model
      let first = try await Self.open(model)
      try await first.press("Download")
      try await eventually("the download") { index.isUpdating }
      first.window.close()
      first.close()
      index.report(.downloading(.movie, .init(bytes: 13_000_000, total: 26_000_000, timeLeft: .seconds(7))))
      let second = try await Self.open(model)
      try await second.waitForText("Downloading films: 13 MB of 26 MB, 7 s left")
      let bar = try XCTUnwrap(second.window.tree.first { $0.isA(gtk_progress_bar_get_type()) && $0.isMapped })
      XCTAssertEqual(gtk_progress_bar_get_fraction(bar.opaque), 0.5)
      XCTAssertEqual(index.fetched, [Set(MediaKind.allCases)])
      index.next = .moviesAndShows
      index.end()
      try await second.waitForText("You can search 1,394,500 titles offline.")
      try await second.waitForText("1,166,000, as of Jan 1, 2026")
      XCTAssertFalse(bar.isMapped)
      second.close()
    }
  }

  func testCancelButtonLabelsStayUnchangedDuringProgress() {
    onMain {
      let index = FakeTitleIndex(.moviesAndShows)
      let fixture = try await Self.open(index.model)
      try await fixture.press("Update")
      try await eventually("the update") { index.isUpdating }
      let button = try XCTUnwrap(fixture.window.button("Cancel"))
      for bytes in [1, 5_000_000] {
        index.report(.downloading(.movie, .init(bytes: bytes, total: 26_000_000)))
        let text = "Downloading films: \(bytes == 1 ? "1 byte" : "5 MB") of 26 MB"
        try await fixture.waitForText(text)
      }
      XCTAssertEqual(button.exposedDescription, "Downloading films")
      XCTAssertEqual(button.exposedLabel, "Cancel Download")
      fixture.window.button("Cancel")?.click()
      try await eventually("the end") { !index.isUpdating && fixture.window.button("Update") != nil }
      fixture.close()
    }
  }

  func testFailedDownloadShowsErrorAndCanBeRetried() {
    onMain {
      let index = FakeTitleIndex(), model = index.model
      let fixture = try await Self.open(model)
      try await fixture.press("Download")
      try await eventually("the download") { index.isUpdating }
      index.end(.network(.unreachable(reason: "no route")))
      try await fixture.waitForText("Can’t reach TMDB’s daily exports. Check your connection")
      try await fixture.press("Retry")
      try await eventually("the second download") { index.isUpdating }
      XCTAssertFalse(fixture.window.visibleTexts.contains { $0.contains("Can’t reach") })
      index.end()
      fixture.close()
    }
  }

  func testOnlySelectedKindsAreDownloadedAndRemoveDeletesAll() {
    onMain {
      let index = FakeTitleIndex(.moviesAndShows)
      let fixture = try await Self.open(index.model)
      try await eventually("the selected kinds") { fixture.isChecked("Films") && !fixture.isChecked("People") }
      try fixture.check("Films").isActive = false
      try await fixture.press("Update")
      try await eventually("the update") { index.isUpdating }
      XCTAssertEqual(index.fetched, [[.show]])
      index.end()
      try await eventually("the end") { fixture.window.button("Update") != nil }
      try fixture.check("Series").isActive = false
      try await eventually("the insensitive button") { fixture.window.button("Update")?.isSensitive == false }
      try await fixture.press("Remove")
      try await fixture.waitForText("Not downloaded")
      try await fixture.waitForText("Download titles to search offline.")
      fixture.close()
    }
  }

  func testOpeningAtTitlesFocusesDownloadButton() {
    onMain {
      let fixture = try await Self.open(FakeTitleIndex().model, at: .titles)
      try await eventually("the focus") { fixture.window.focusedWidget?.exposedLabel == "Download Titles" }
      fixture.close()
    }
  }

  @MainActor private static func open(_ titles: TitleIndexModel, at part: MatineePreferences.Part? = nil) async throws
    -> AppFixture
  {
    let store = FakePictureStore(totalBytes: 0)
    let storage = MatineePreferences.Storage(
      pictures: PictureCacheModel(locale: Locale(identifier: "en_US")) { store }, titles: titles)
    let window = MatineePreferences.make(PreferencesModel(Preferences()) { _, _ in }, storage, over: nil, at: part) {}
    let fixture = AppFixture(window)
    window.present()
    try await eventually("the window") { window.isMapped }
    return fixture
  }
}

extension AppFixture {
  /// Returns the check button in the row with this title.
  fileprivate func check(_ title: String) throws -> CheckButton {
    let row = try XCTUnwrap(
      window.tree.last { $0.isA(adw_action_row_get_type()) && $0.visibleTexts.contains(title) }, title)
    return CheckButton(retaining: try XCTUnwrap(row.tree.first { $0.isA(gtk_check_button_get_type()) }).pointer)
  }

  fileprivate func isChecked(_ title: String) -> Bool { (try? check(title).isActive) == true }
}
