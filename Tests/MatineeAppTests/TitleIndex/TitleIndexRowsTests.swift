import AppTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import MatineeCore
import TMDB
import TitleIndex
import XCTest

@testable import MatineeApp

/// Tests the title index for searching offline: choosing, downloading, cancelling and removing.
final class TitleIndexRowsTests: GTKTestCase {
  func testADownloadGoesOnWhenTheWindowIsClosedAndShowsItselfAgain() {
    onMain {
      let kept = CachedTitles(), model = kept.model
      let first = try await Self.open(model)
      try await first.press("Download")
      try await eventually("the download") { kept.isUpdating }
      first.window.close()
      first.close()
      kept.report(.downloading(.film, .init(bytes: 13_000_000, total: 26_000_000, timeLeft: .seconds(7))))
      let second = try await Self.open(model)
      try await second.sees("Downloading films: 13 MB of 26 MB, 7 s left")
      let bar = try XCTUnwrap(second.window.tree.first { $0.isA(gtk_progress_bar_get_type()) && $0.isMapped })
      XCTAssertEqual(gtk_progress_bar_get_fraction(bar.opaque), 0.5)
      XCTAssertEqual(kept.fetched, [Set(TitleKind.allCases)])
      kept.next = .some
      kept.end()
      try await second.sees("1,394,500 can be found offline.")
      try await second.sees("1,166,000, as of Jan 1, 2026")
      XCTAssertFalse(bar.isMapped)
      second.close()
    }
  }

  func testWhatItsButtonSaysDoesNotChangeWithEachStep() {
    onMain {
      let kept = CachedTitles(.some)
      let stage = try await Self.open(kept.model)
      try await stage.press("Update")
      try await eventually("the update") { kept.isUpdating }
      let button = try XCTUnwrap(stage.window.button("Cancel"))
      for bytes in [1, 5_000_000] {
        kept.report(.downloading(.film, .init(bytes: bytes, total: 26_000_000)))
        let words = "Downloading films: \(bytes == 1 ? "1 byte" : "5 MB") of 26 MB"
        try await stage.sees(words)
      }
      XCTAssertEqual(button.spokenDescription, "Downloading films")
      XCTAssertEqual(button.spokenLabel, "Cancel Download")
      stage.window.button("Cancel")?.click()
      try await eventually("the end") { !kept.isUpdating && stage.window.button("Update") != nil }
      stage.close()
    }
  }

  func testAFailureIsSaidAndTriedAgain() {
    onMain {
      let kept = CachedTitles(), model = kept.model
      let stage = try await Self.open(model)
      try await stage.press("Download")
      try await eventually("the download") { kept.isUpdating }
      kept.end(.network(.unreachable(reason: "no route")))
      try await stage.sees("TMDB’s daily exports cannot be reached. Check the network connection")
      try await stage.press("Retry")
      try await eventually("the second") { kept.isUpdating }
      XCTAssertFalse(stage.window.visibleTexts.contains { $0.contains("cannot be reached") })
      kept.end()
      stage.close()
    }
  }

  func testOnlyWhatIsChosenComesAndAllOfItGoes() {
    onMain {
      let kept = CachedTitles(.some)
      let stage = try await Self.open(kept.model)
      try await eventually("the choice") { stage.isChosen("Films") && !stage.isChosen("People") }
      try stage.check("Films").isActive = false
      try await stage.press("Update")
      try await eventually("the update") { kept.isUpdating }
      XCTAssertEqual(kept.fetched, [[.series]])
      kept.end()
      try await eventually("the end") { stage.window.button("Update") != nil }
      try stage.check("Series").isActive = false
      try await eventually("nothing to do") { stage.window.button("Update")?.isSensitive == false }
      try await stage.press("Remove")
      try await stage.sees("Not downloaded")
      try await stage.sees("Download them to search offline.")
      stage.close()
    }
  }

  func testOneComesToThem() {
    onMain {
      let stage = try await Self.open(CachedTitles().model, at: .titles)
      try await eventually("the focus") { stage.window.focusedWidget?.spokenLabel == "Download Titles" }
      stage.close()
    }
  }

  @MainActor private static func open(_ titles: TitleIndexModel, at part: MatineePreferences.Part? = nil) async throws
    -> AppFixture
  {
    let store = PictureDownloader(totalBytes: 0)
    let window = MatineePreferences.make(
      PreferencesModel(Preferences()) { _, _ in },
      pictures: PictureCacheModel(locale: Locale(identifier: "en_US")) { store }, titles: titles, over: nil, at: part
    ) {}
    let stage = AppFixture(window)
    window.present()
    try await eventually("the window") { window.isMapped }
    return stage
  }
}

extension AppFixture {
  /// Returns the check button in the row with this title.
  fileprivate func check(_ title: String) throws -> CheckButton {
    let row = try XCTUnwrap(
      window.tree.last { $0.isA(adw_action_row_get_type()) && $0.visibleTexts.contains(title) }, title)
    return CheckButton(retaining: try XCTUnwrap(row.tree.first { $0.isA(gtk_check_button_get_type()) }).pointer)
  }

  fileprivate func isChosen(_ title: String) -> Bool { (try? check(title).isActive) == true }
}
