import AppTestSupport
import CAdwaita
import Containment
import GRDB
import GTK
import GTKTestSupport
import Library
import MatineeCore
import Synchronization
import TMDBTesting
import TitleIdentity
import ToolTestSupport
import XCTest

@testable import MatineeApp

/// Tests that the user can rate titles on their pages, and that the ratings appear on rows and cards everywhere.
final class RatingTests: GTKTestCase {
  @MainActor private static func networking() -> ReplayNetworking {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7, 8]))
    networking.stub("/3/movie/7", json: film)
    networking.stub("/3/person/9", json: person)
    networking.stub("/3/discover/movie", with: .films([7, 8]))
    return networking
  }

  @MainActor private static func fixture(
    _ destination: any Destination, _ networking: ReplayNetworking = networking()
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    return try await TestApplication.open(destination, networking)
  }

  func testRatingAppearsOnRowImmediatelyWithoutRequest() {
    onMain {
      let networking = Self.networking()
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
      let history = HistoryModel(model, format: Services.test(ReplayNetworking()).pageFormat)
      try await history.load()
      try await eventually("the scores") { model.score(of: .show(8), episode) != nil }
      let badges = RatingBadges(model, .test(ReplayNetworking()))
      let marks = try XCTUnwrap(history.entries).map { badges.badge(for: $0)?.description }
      XCTAssertEqual(Set(marks), ["your rating 3 out of 10", "your rating 9 out of 10"])
      XCTAssertEqual(badges.badge(for: try XCTUnwrap(history.entries?.first))?.text, "9")
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
      let application = TestApplication(.test(Self.networking()))
      application.services.clock = clock
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

  func testRatingShowsErrorAndResetsStarsWhenLibraryIsReadOnly() {
    onMain {
      let folder = try TemporaryFolder()
      let title = TitleReference(.tmdb, .movie, 7, name: "Film 7")
      do {
        let library = try await Library.open(in: folder.url)
        _ = try await library.rate(title, Score(stars: 3) ?? Score.all[0], by: .owner)
      }
      // Simulates a library from a later version. The library opened above may still be closing, so this waits for it.
      var configuration = Configuration()
      configuration.busyMode = .timeout(60)
      let file = folder.url.appending(path: "library.sqlite").path
      try await DatabaseQueue(path: file, configuration: configuration).write {
        try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('a later one')")
      }
      let application = TestApplication(.test(Self.networking())) { [url = folder.url] in
        try await Library.open(in: url)
      }
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      try await fixture.waitForText("3 out of 10")
      for key in ["8", "Return"] { XCTAssertTrue(try fixture.stars.pressShortcut(key)) }
      XCTAssertTrue(fixture.window.visibleTexts.contains("8 out of 10"))
      try await fixture.waitForText("A later version of this app changed your library, so it is read-only.")
      try await fixture.waitForText("3 out of 10")
      XCTAssertTrue(
        fixture.hasAnnounced(
          "A later version of this app changed your library, so it is read-only. Update the app, then try again."))
      fixture.close()
    }
  }

  func testUnreadableLibraryHidesStarsAndShowsReason() {
    onMain {
      let application = TestApplication(.test(Self.networking())) {
        throw LibraryError.unreadable(reason: "the disk doesn’t respond")
      }
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      try await fixture.waitForText("Can’t read your library. Check that you can read and write the data folder.")
      XCTAssertFalse(fixture.window.tree.contains { $0.isMapped && $0.hasRole(GTK_ACCESSIBLE_ROLE_SLIDER) })
      fixture.close()
    }
  }

  func testStarsAppearWhenLibraryBecomesReadable() {
    onMain {
      let isReadable = Mutex(false)
      let application = TestApplication(.test(Self.networking())) {
        guard isReadable.withLock(\.self) else { throw LibraryError.unreadable(reason: "the disk doesn’t respond") }
        return try Library.inMemory()
      }
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      try await fixture.waitForText("Can’t read your library.")
      isReadable.withLock { $0 = true }
      try await fixture.press("Retry")
      try await fixture.waitForText("Not rated")
      try await eventually("no Retry button") { fixture.window.button("Retry") == nil }
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

  func testSampleRatingsAreHiddenOnTMDBTitles() {
    onMain {
      let networking = Self.networking()
      let application = TestApplication(.test(networking, source: .sample))
      application.main.coordinator.show(FeaturedDestination(.nowPlaying))
      let fixture = application.show()
      try await eventually("the list") { application.main.coordinator.isSettled }
      await application.rate(.movie(7), "Film 7", 8.5)
      try await fixture.waitForAccessibleLabel("Film 7, not rated, your rating 8.5 out of 10")
      // Simulates entering an API key.
      application.services = .test(networking)
      application.library.source = TitleSource(application.services.responseSource)
      application.main.restart()
      try await eventually("the list") { application.main.coordinator.isSettled }
      try await fixture.waitForAccessibleLabel("Film 7, not rated")
      fixture.close()
    }
  }

  func testPendingSampleRatingIsSavedForSampleTitleAfterSwitchToTMDB() {
    onMain {
      let networking = Self.networking()
      let application = TestApplication(.test(networking, source: .sample))
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      try await fixture.waitForText("Not rated")
      try await eventually("the library") { application.library.state == .open }
      await fixture.nextFrame()
      XCTAssertTrue(try fixture.stars.pressShortcut("8"))
      application.services = .test(networking)
      application.library.source = TitleSource(application.services.responseSource)
      application.main.restart()
      let library = try await application.library.library()
      let deadline = ContinuousClock.now.advanced(by: .seconds(60))
      while try await library.rating(of: TitleReference.Key(.sample, .movie, 7), by: .owner) == nil {
        if ContinuousClock.now > deadline { return XCTFail("nothing was written") }
      }
      let other = try await library.rating(of: TitleReference.Key(.tmdb, .movie, 7), by: .owner)
      XCTAssertNil(other)
      fixture.close()
    }
  }
}

extension AppFixture {
  /// Waits until a row or card has this accessible label.
  fileprivate func waitForAccessibleLabel(_ sentence: String, file: StaticString = #filePath, line: UInt = #line)
    async throws
  {
    try await eventually("“\(sentence)”", file: file, line: line) {
      window.tree.contains { $0.isMapped && $0.exposedLabel == sentence }
    }
  }

  /// The number of visible badges with a check mark.
  fileprivate var ticks: Int {
    window.tree.count { badge in
      badge.isMapped && badge.hasStyle("item-badge")
        && badge.childWidgets.contains { $0.isMapped && $0.isA(gtk_image_get_type()) && $0.isLastChild }
    }
  }

  /// The slider for rating.
  fileprivate var stars: Widget {
    get throws { try XCTUnwrap(window.tree.first { $0.isMapped && $0.hasRole(GTK_ACCESSIBLE_ROLE_SLIDER) }) }
  }
}

extension Widget {
  fileprivate var isLastChild: Bool { gtk_widget_get_next_sibling(widget) == nil }
}

private let film = """
  {"id":7,"title":"Film 7","release_date":"1999-03-31","imdb_id":"tt0000007","overview":"What it is about.",
  "genres":[{"id":18,"name":"Drama"}],
  "recommendations":{"page":1,"results":[{"id":8,"title":"Film 8"}],"total_pages":1,"total_results":1}}
  """

private let person = """
  {"id":9,"name":"Somebody","known_for_department":"Directing","combined_credits":{"crew":[{"id":7,
  "media_type":"movie","title":"Film 7","job":"Director","department":"Directing","release_date":"1999-03-31"}]}}
  """
