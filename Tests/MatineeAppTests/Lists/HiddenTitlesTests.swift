import AppTestSupport
import CAdwaita
import Catalogue
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

/// Tests of hiding titles in which the user isn't interested.
final class HiddenTitlesTests: GTKTestCase {
  @MainActor private static func open(
    _ destination: any Destination
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7, 8]))
    networking.stub("/3/movie/7", json: #"{"id":7,"title":"Film 7","overview":"What it is about."}"#)
    return try await TestApplication.open(destination, networking)
  }

  func testMenuOfRowHidesFilmUntilItIsShownAgain() {
    onMain {
      let (application, fixture) = try await Self.open(FeaturedDestination(.nowPlaying))
      try await fixture.waitForText("Film 7")
      let list = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      let row = list.childWidgets[0]
      row.focus()
      XCTAssertTrue(row.pressShortcutFromFocus("<Shift>F10"))
      try await fixture.waitForText("Open on TMDB")
      try await fixture.choose("hide-title")
      try await eventually("the film to go") { !fixture.window.visibleTexts.contains("Film 7") }
      XCTAssertTrue(fixture.window.visibleTexts.contains("Film 8"))
      application.main.coordinator.show(ListsDestination())
      try await fixture.press("Not Interested")
      try await fixture.waitForText("Film 7")
      try await fixture.press("Show Again")
      try await fixture.waitForText("No Hidden Titles")
      application.main.coordinator.show(FeaturedDestination(.nowPlaying))
      try await fixture.waitForText("Film 7")
      fixture.close()
    }
  }

  func testMenuOfPageHidesFilmAndShowsItAgain() {
    onMain {
      let (application, fixture) = try await Self.open(TitleDestination(id: .movie(7)))
      try await fixture.waitForText("What it is about.")
      let library = application.library
      XCTAssertTrue(fixture.window.activateAction("win.hide-title"))
      try await eventually("the choice") { library.isHidden(TitleReference.Key(.tmdb, .movie, 7)) }
      // Its own page stays as it is.
      XCTAssertTrue(fixture.window.visibleTexts.contains("What it is about."))
      // The command is enabled after the next frame.
      try await eventually("its end") {
        _ = fixture.window.activateAction("win.show-title")
        return !library.isHidden(TitleReference.Key(.tmdb, .movie, 7))
      }
      fixture.close()
    }
  }
}
