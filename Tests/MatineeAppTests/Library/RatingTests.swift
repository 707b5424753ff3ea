import AppTestSupport
import CAdwaita
import Catalogue
import Containment
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

/// Tests that the user can rate titles on their pages, and that the ratings appear on rows and cards everywhere.
final class RatingTests: GTKTestCase {
  @MainActor private static func fixture(
    _ destination: any Destination, _ networking: ReplayNetworking = .ratedFilms()
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    return try await TestApplication.open(destination, networking)
  }

  func testRatingAppearsOnRowImmediatelyWithoutRequest() {
    onMain {
      let networking = ReplayNetworking.ratedFilms()
      let (application, fixture) = try await Self.fixture(FeaturedDestination(.nowPlaying), networking)
      try await fixture.waitForAccessibleLabel("Film 7, not rated")
      let initial = networking.requestedPaths
      await application.rate(.movie(7), "Film 7", 8.5)
      try await fixture.waitForAccessibleLabel("Film 7, not rated, your rating 8.5 out of 10")
      try await fixture.waitForText("8.5")
      await application.rate(.movie(7), "Film 7", 9)
      try await fixture.waitForAccessibleLabel("Film 7, not rated, your rating 9 out of 10")
      await application.rate(.movie(7), "Film 7", nil)
      try await fixture.waitForAccessibleLabel("Film 7, not rated")
      XCTAssertFalse(fixture.window.visibleTexts.contains("9"))
      XCTAssertEqual(networking.requestedPaths, initial)
      fixture.close()
    }
  }

  func testWatchedTitleShowsTickWithAndWithoutRating() {
    onMain {
      let (application, fixture) = try await Self.fixture(FeaturedDestination(.nowPlaying))
      let title = TitleReference(.tmdb, .movie, 7, name: "Film 7")
      await application.library.watch(title)
      try await fixture.waitForAccessibleLabel("Film 7, not rated, watched")
      XCTAssertEqual(fixture.ticks, 1)
      await application.rate(.movie(7), "Film 7", 8.5)
      try await fixture.waitForAccessibleLabel("Film 7, not rated, your rating 8.5 out of 10, watched")
      for _ in 1...2 { await application.library.undo() }
      try await fixture.waitForAccessibleLabel("Film 7, not rated")
      XCTAssertEqual(fixture.ticks, 0)
      // One watched episode doesn't make the whole series watched.
      let series = TitleReference(.tmdb, .show, 8, name: "Series 8")
      await application.library.watch(series, .episode(season: 1, number: 1))
      await application.library.watch(title, on: .unknown)
      try await fixture.waitForAccessibleLabel("Film 7, not rated, watched")
      XCTAssertFalse(application.library.isWatched(.show(8)))
      fixture.close()
    }
  }

  func testHistoryShowsRatingOfEpisodeInsteadOfShow() {
    onMain {
      let model = LibraryModel(source: .tmdb) { try Library.inMemory() }
      let series = TitleReference(.tmdb, .show, 8, name: "Series 8")
      let episode = TitlePart.episode(season: 1, number: 2)
      for part in [TitlePart.whole, episode] { await model.watch(series, part) }
      _ = await model.rate(series, Score(stars: 3))
      _ = await model.rate(series, part: episode, Score(stars: 9))
      let catalogue = CatalogueDependencies.test(ReplayNetworking())
      let history = HistoryModel(model, catalogue.pages)
      try await history.load()
      try await eventually("the scores") { model.score(of: .show(8), episode) != nil }
      let badges = PartBadges(model)
      let marks = try XCTUnwrap(history.entries).map { badges.badge(for: try XCTUnwrap($0.badgeSubject)) }
      XCTAssertEqual(Set(marks.map { $0?.description }), ["your rating 3 out of 10", "your rating 9 out of 10"])
      XCTAssertEqual(marks.first??.text, "9")
    }
  }

  func testRatingAppearsOnGridAndShelfCards() {
    onMain {
      let (application, fixture) = try await Self.fixture(GenreDestination(id: GenreID(.movie, 18)))
      await application.rate(.movie(7), "Film 7", 8.5)
      try await fixture.waitForAccessibleLabel("Film 7, not rated, your rating 8.5 out of 10")
      await application.rate(.movie(8), "Film 8", 9)
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      try await eventually("the shelf") {
        fixture.window.grids.contains { $0.isMapped && $0.exposedLabel == "Recommendations" }
      }
      try await fixture.waitForAccessibleLabel("Film 8, not rated, your rating 9 out of 10")
      await application.rate(.movie(8), "Film 8", nil)
      try await fixture.waitForAccessibleLabel("Film 8, not rated")
      fixture.close()
    }
  }

  func testFilmographyRowDescriptionEndsWithRating() {
    onMain {
      let (application, fixture) = try await Self.fixture(PersonDestination(id: 9))
      let row = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(adw_action_row_get_type()) })
      XCTAssertEqual(row.accessibleDescription, "1999 · Director")
      await application.rate(.movie(7), "Film 7", 8.5)
      try await eventually("the rating") {
        row.accessibleDescription == "1999 · Director, your rating 8.5 out of 10" && row.visibleTexts.contains("8.5")
      }
      await application.rate(.movie(7), "Film 7", nil)
      try await eventually("no rating") { row.accessibleDescription == "1999 · Director" }
      fixture.close()
    }
  }

  func testRatingOnTitlePageAppearsOnRow() {
    onMain {
      let (application, fixture) = try await Self.fixture(FeaturedDestination(.nowPlaying))
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      try await fixture.waitForText("Not rated")
      for key in ["8", "period", "5", "Return"] { XCTAssertTrue(try fixture.stars.pressShortcut(key), key) }
      try await fixture.waitForText("“Film 7” rated 8.5 out of 10")
      XCTAssertTrue(fixture.hasAnnounced("“Film 7” rated 8.5 out of 10. Press Ctrl+Z to undo."))
      let library = try await application.library.library()
      let rating = try await library.rating(of: TitleReference.Key(.tmdb, .movie, 7), by: .owner)
      XCTAssertEqual(rating?.score, Score(stars: 8.5))
      XCTAssertEqual(rating?.title.imdbID, "tt0000007")
      XCTAssertEqual(rating?.title.year, 1999)
      application.main.coordinator.controller.pop()
      try await fixture.waitForAccessibleLabel("Film 7, not rated, your rating 8.5 out of 10")
      fixture.close()
    }
  }

  func testTypedRatingIsSavedAfterPause() {
    onMain {
      let clock = ManualClock()
      let application = TestApplication(.test(ReplayNetworking.ratedFilms(), clock: clock))
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      try await fixture.waitForText("Not rated")
      try await eventually("the library") { application.library.state == .open }
      await fixture.nextFrame()
      XCTAssertTrue(try fixture.stars.pressShortcut("8"))
      try await eventually("the pause") { clock.sleepers == 1 }
      clock.advance(by: .milliseconds(1200))
      try await fixture.waitForText("“Film 7” rated 8 out of 10")
      fixture.close()
    }
  }

  func testTitlePageShowsRatingChangedElsewhere() {
    onMain {
      let (application, fixture) = try await Self.fixture(TitleDestination(id: .movie(7)))
      try await fixture.waitForText("Not rated")
      await application.rate(.movie(7), "Film 7", 3)
      try await fixture.waitForText("3 out of 10")
      fixture.close()
    }
  }

  func testPageFocusStartsAtWatchlistButton() {
    onMain {
      let (application, fixture) = try await Self.fixture(TitleDestination(id: .movie(7)))
      try await eventually("the button") { fixture.window.button("Watchlist") != nil }
      await fixture.nextFrame()
      application.main.coordinator.controller.takeFocus()
      XCTAssertEqual(fixture.window.focusedWidget?.exposedLabel, "Watchlist")
      fixture.close()
    }
  }
}

extension AppFixture {
  /// The number of visible badges with a check mark.
  fileprivate var ticks: Int {
    window.tree.count { badge in
      badge.isMapped && badge.hasStyle("item-badge")
        && badge.childWidgets.contains {
          $0.isMapped && $0.isA(gtk_image_get_type()) && Icon(retaining: $0.pointer).name == "object-select-symbolic"
        }
    }
  }
}
