import AppTestSupport
import GTK
import GTKTestSupport
import Library
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import PlanningUI
@testable import ScreenFoundation
@testable import TrackingUI

/// Tests of the Home tab: the next episodes, the watchlist, and trending titles.
final class HomeTests: GTKTestCase {
  @MainActor private static func show(
    _ library: LibraryModel? = nil
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = Scene.networking()
    return try await TestApplication.open(HomeDestination(), networking, library: library)
  }

  func testEmptyLibraryShowsTrendingTitles() {
    onMain {
      let (_, fixture) = try await Self.show()
      try await fixture.waitForText("Trending Films")
      try await fixture.waitForText("Trending Series")
      XCTAssertFalse(fixture.window.visibleTexts.contains("Continue Watching"))
      XCTAssertFalse(fixture.window.visibleTexts.contains("From Your Watchlist"))
      fixture.close()
    }
  }

  func testNextEpisodeIsMarkedOnItsCardAndReplaced() {
    onMain {
      let (application, fixture) = try await Self.show(try await Scene.watched())
      try await fixture.waitForText("Continue Watching")
      try await fixture.waitForText("S1\u{A0}E3 · 2 of 13 watched")
      try await fixture.press("Mark S1\u{A0}E3 as Watched")
      try await fixture.waitForText("S1\u{A0}E3 of “Heimat” marked as watched")
      try await eventually("the next episode") {
        fixture.window.visibleTexts.contains { $0.hasSuffix("· 3 of 13 watched") }
      }
      await application.library.undo()
      try await fixture.waitForText("S1\u{A0}E3 · 2 of 13 watched")
      fixture.close()
    }
  }

  func testWatchlistShowsUnwatchedTitlesAndLeadsToLibrary() {
    onMain {
      let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let library = try await model.library()
      for (number, name) in [(5, "Metropolis"), (7, "Sunrise")] {
        try await library.add(
          TitleReference(.tmdb, .movie, number, name: name), to: .watchlist(of: .owner), by: .owner)
      }
      let (application, fixture) = try await Self.show(model)
      try await fixture.waitForText("From Your Watchlist")
      let onShelf = { fixture.window.tree.contains { $0.isMapped && $0.exposedLabel == "Sunrise" } }
      try await eventually("the film") { onShelf() }
      await model.watch(TitleReference(.tmdb, .movie, 7, name: "Sunrise"))
      try await eventually("its end") { !onShelf() }
      application.main.coordinator.show(WatchlistDestination())
      XCTAssertEqual(application.main.coordinator.destination.address, "watchlist")
      try await fixture.waitForText("Sunrise")
      fixture.close()
    }
  }

  func testLibraryTabShowsRatings() {
    onMain {
      let (application, fixture) = try await Self.show(try await Scene.watched())
      application.main.coordinator.show(RatingsDestination())
      try await fixture.waitForText("Sunrise")
      await application.rate(.movie(5), "Metropolis", nil)
      try await eventually("its removal") { !fixture.window.visibleTexts.contains("Metropolis") }
      await application.rate(.movie(7), "Sunrise", nil)
      await application.rate(.movie(6), "Sunrise", nil)
      try await fixture.waitForText("No Ratings Yet")
      fixture.close()
    }
  }
}
