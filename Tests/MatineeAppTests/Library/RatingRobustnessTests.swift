import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GRDB
import GTK
import GTKTestSupport
import Library
import Synchronization
import TMDBTesting
import TitleIdentity
import ToolTestSupport
import Tracking
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation

/// Tests ratings in a library that can't be read or changed, and after a switch between the sample catalogue and TMDB.
final class RatingRobustnessTests: GTKTestCase {
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
      let application = TestApplication(.test(ReplayNetworking.ratedFilms())) { [url = folder.url] in
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
      let application = TestApplication(.test(ReplayNetworking.ratedFilms())) {
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
      let application = TestApplication(.test(ReplayNetworking.ratedFilms())) {
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

  func testSampleRatingsAreHiddenOnTMDBTitles() {
    onMain {
      let networking = ReplayNetworking.ratedFilms()
      let application = TestApplication(.test(networking, source: .sample))
      application.main.coordinator.show(FeaturedDestination(.nowPlaying))
      let fixture = application.show()
      try await eventually("the list") { application.main.coordinator.isSettled }
      await application.rate(.movie(7), "Film 7", 8.5)
      try await fixture.waitForAccessibleLabel("Film 7, not rated, your rating 8.5 out of 10")
      // Simulates entering an API key.
      application.catalogue = .test(networking)
      application.library.source = TitleSource(application.catalogue.client.source)
      application.main.restart()
      try await eventually("the list") { application.main.coordinator.isSettled }
      try await fixture.waitForAccessibleLabel("Film 7, not rated")
      fixture.close()
    }
  }

  func testPendingSampleRatingIsSavedForSampleTitleAfterSwitchToTMDB() {
    onMain {
      let networking = ReplayNetworking.ratedFilms()
      let application = TestApplication(.test(networking, source: .sample))
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      try await fixture.waitForText("Not rated")
      try await eventually("the library") { application.library.state == .open }
      await fixture.nextFrame()
      XCTAssertTrue(try fixture.stars.pressShortcut("8"))
      application.catalogue = .test(networking)
      application.library.source = TitleSource(application.catalogue.client.source)
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
