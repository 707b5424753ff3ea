import AppTestSupport
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import ScreenFoundation

/// Tests the watchlist and favourite buttons on a title's page.
final class TitleMarksTests: GTKTestCase {
  @MainActor private static func show(
    _ library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/7", json: #"{"id":7,"title":"Film 7","release_date":"1999-03-31"}"#)
    return try await TestApplication.open(TitleDestination(id: .movie(7)), networking, library: library)
  }

  func testWatchlistButtonAddsTitleAndUndoRemovesIt() {
    onMain {
      let (application, fixture) = try await Self.show()
      try await fixture.press("Watchlist")
      try await fixture.waitForText("“Film 7” added to your watchlist")
      try await eventually("the state") { fixture.window.button("On Watchlist") != nil }
      let library = try await application.library.library()
      let items = try await library.items(of: .watchlist(of: .owner))
      XCTAssertEqual(items.count, 1)
      await application.library.undo()
      try await eventually("the offer again") { fixture.window.button("Watchlist") != nil }
      fixture.close()
    }
  }

  func testSuggestedButtonIsNextStep() {
    onMain {
      let (application, fixture) = try await Self.show()
      let names = ["Watchlist", "On Watchlist", "Mark as Watched", "Watched"]
      @MainActor func suggested() -> [String] {
        names.filter { name in
          fixture.window.tree.contains {
            $0.isMapped && $0.hasStyle("suggested-action") && $0.visibleTexts.contains { $0.hasPrefix(name) }
          }
        }
      }
      try await eventually("the first step") { suggested() == ["Watchlist"] }
      try await fixture.press("Watchlist")
      try await eventually("the second step") { suggested() == ["Mark as Watched"] }
      try await fixture.press("Mark as Watched")
      try await eventually("no step") { suggested().isEmpty && application.library.isWatched(.movie(7)) }
      await application.library.undo()
      try await eventually("the second step again") { suggested() == ["Mark as Watched"] }
      fixture.close()
    }
  }

  func testButtonsShowMarksMadeElsewhere() {
    onMain {
      let (application, fixture) = try await Self.show()
      let title = TitleReference(.tmdb, .movie, 7, name: "Film 7")
      let library = try await application.library.library()
      try await library.add(title, to: .watchlist(of: .owner), by: .owner)
      try await library.add(title, to: .favorites(of: .owner), by: .owner)
      try await eventually("the watchlist") { fixture.window.button("On Watchlist") != nil }
      let favorite = try XCTUnwrap(fixture.window.button("Favourite"))
      try await eventually("the favourite") { ToggleButton(retaining: favorite.pointer).isActive }
      favorite.click()
      try await fixture.waitForText("“Film 7” removed from your favourites")
      XCTAssertFalse(ToggleButton(retaining: favorite.pointer).isActive)
      fixture.close()
    }
  }

  func testButtonsAreHiddenWhenLibraryIsUnreadable() {
    onMain {
      let library = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "the disk doesn’t respond") }
      let (_, fixture) = try await Self.show(library)
      try await fixture.waitForText("Can’t read your library.")
      XCTAssertNil(fixture.window.button("Watchlist"))
      fixture.close()
    }
  }
}
