import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import LoadingState
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation
@testable import SearchUI

/// Tests the window as a whole: its tabs, its actions, and its banner about the sample catalogue.
final class MainWindowTests: GTKTestCase {
  func testRefreshRequestsFreshListAgain() {
    onMain {
      let networking = ReplayNetworking.nowPlaying(1, 2)
      let application = TestApplication(.test(networking))
      let fixture = application.show()
      try await fixture.waitForText("Film 1")
      XCTAssertTrue(fixture.window.activateAction("win.refresh"))
      try await fixture.waitForText("Film 2")
      XCTAssertEqual(networking.requestedPaths, ["/3/movie/now_playing?page=1", "/3/movie/now_playing?page=1"])
      fixture.close()
    }
  }

  func testNoticeDisappearsAfterFiveSeconds() {
    onMain {
      let clock = ManualClock()
      let application = TestApplication(.test(ReplayNetworking.nowPlaying(1), clock: clock))
      let fixture = application.show()
      try await fixture.waitForText("Film 1")
      application.main.coordinator.controller.notify("Link copied")
      try await fixture.waitForText("Link copied")
      try await eventually("the timer") { clock.sleepers == 1 }
      clock.advance(by: .milliseconds(4999))
      XCTAssertEqual(clock.sleepers, 1)
      clock.advance(by: .milliseconds(1))
      try await eventually("no notice") { !fixture.window.visibleTexts.contains("Link copied") }
      fixture.close()
    }
  }

  func testSampleBannerOffersToConnectTMDB() {
    onMain {
      let application = TestApplication(.test(ReplayNetworking.nowPlaying(1), source: .sample))
      let fixture = application.show()
      try await fixture.waitForText("This small built-in sample catalogue lets you try Matinee without a TMDB key.")
      try await fixture.press("Use TMDB…")
      XCTAssertEqual(application.actions, [.connect])
      fixture.close()
    }
  }

  func testSampleNoticeStaysAwayAfterItWasClosedOrUsed() {
    onMain {
      for button in ["Dismiss", "Use TMDB…"] {
        let application = TestApplication(.test(ReplayNetworking.nowPlaying(1), source: .sample))
        let fixture = application.show()
        try await fixture.press(button)
        try await eventually("no banner after \(button)") { !fixture.showsSampleNotice }
        application.main.restart()
        try await fixture.waitForText("Film 1")
        XCTAssertFalse(fixture.showsSampleNotice)
        fixture.close()
      }
    }
  }

  func testSampleNoticeAppearsOnlyInFirstRunUnlessThereIsProblem() {
    onMain {
      var shown = 0
      XCTAssertNotNil(SampleNotice(onShow: { shown += 1 }).makeBanner { _ in })
      XCTAssertEqual(shown, 1)
      XCTAssertNil(SampleNotice(isDue: false, onShow: { shown += 1 }).makeBanner { _ in })
      XCTAssertEqual(shown, 1)
      XCTAssertNotNil(SampleNotice(isDue: false, problem: { "The settings can’t be read." }).makeBanner { _ in })
    }
  }

  func testMainMenuOffersTMDBForSampleAndNamesDownload() {
    onMain {
      for source in [ContentSource.sample, .tmdb] {
        let application = TestApplication(.test(ReplayNetworking.nowPlaying(1), source: source))
        let fixture = application.show()
        try await Scene.openMainMenu(in: fixture, waitingFor: "Download “Now Playing”")
        XCTAssertEqual(fixture.window.visibleTexts.contains("Use TMDB…"), source == .sample)
        XCTAssertTrue(fixture.window.visibleTexts.contains("Import…"))
        fixture.close()
      }
    }
  }

  func testBannerIsHiddenWhenUsingTMDB() {
    onMain {
      let application = TestApplication(.test(ReplayNetworking.nowPlaying(1)))
      let fixture = application.show()
      try await fixture.waitForText("Film 1")
      XCTAssertFalse(fixture.window.visibleTexts.contains { $0.contains("sample") })
      fixture.close()
    }
  }

  func testRestartKeepsDestinationAndUsesNewServices() {
    onMain {
      let sample = ReplayNetworking()
      sample.stub("/3/movie/popular", with: .films([1]))
      let application = TestApplication(.test(sample, source: .sample))
      application.main.coordinator.show(FeaturedDestination(.popular))
      let fixture = application.show()
      try await fixture.waitForText("Film 1")
      let tmdb = ReplayNetworking()
      tmdb.stub("/3/movie/popular", with: .films([2]))
      application.catalogue = .test(tmdb)
      application.main.restart()
      try await fixture.waitForText("Film 2")
      XCTAssertEqual(tmdb.requestedPaths, ["/3/movie/popular?page=1"])
      XCTAssertFalse(fixture.window.visibleTexts.contains { $0.contains("sample") || $0 == "Film 1" })
      fixture.close()
    }
  }

  func testRestartRemovesFormerPagesWhileIdle() {
    onMain {
      let application = TestApplication(.test(ReplayNetworking.nowPlaying(1)))
      let fixture = application.show()
      try await fixture.waitForText("Film 1")
      let former = try XCTUnwrap(fixture.window.rootViewController).view
      application.main.restart()
      XCTAssertNotNil(former.window)
      XCTAssertFalse(former.isMapped)
      try await eventually("the removal") { former.window == nil }
      try await fixture.waitForText("Film 1")
      fixture.close()
    }
  }

  func testMaximizedWindowIsRestoredAndReported() {
    onMain {
      let application = TestApplication(.test(ReplayNetworking.nowPlaying(1)))
      let state = WindowState(width: 820, height: 640, isMaximized: true, path: ["featured/now-playing"])
      application.main.window.restoreSize(state)
      application.main.restorePages(state)
      var reported: WindowState?
      application.main.onClose = { reported = $0 }
      application.main.window.present()
      let fixture = AppFixture(application.main.window)
      try await fixture.waitForText("Film 1")
      try await eventually("the maximized window") { application.main.window.isMaximized }
      application.main.window.close()
      XCTAssertEqual(reported, state)
    }
  }

  func testCoordinatorReportsCurrentDestination() {
    onMain {
      let application = TestApplication(.test(ReplayNetworking.nowPlaying(1)))
      let fixture = application.show()
      for destination in Destinations.permanent {
        application.main.coordinator.show(destination)
        XCTAssertEqual(application.main.coordinator.destination.address, destination.address)
      }
      fixture.close()
    }
  }

  func testEmptySearchTabSendsNoRequests() {
    onMain {
      let networking = ReplayNetworking.nowPlaying(1)
      let application = TestApplication(.test(networking))
      application.main.coordinator.show(SearchDestination())
      let fixture = application.show()
      try await fixture.waitForText("Find films, series and people.")
      XCTAssertTrue(application.main.coordinator.isSettled)
      XCTAssertEqual(networking.requests.count, 0)
      fixture.close()
    }
  }
}

extension AppFixture {
  fileprivate var showsSampleNotice: Bool { window.visibleTexts.contains { $0.contains("sample catalogue") } }
}

extension ReplayNetworking {
  /// Returns a network whose Now Playing list contains one film, a different one for each request.
  fileprivate static func nowPlaying(_ ids: Int...) -> ReplayNetworking {
    let networking = ReplayNetworking()
    for id in ids { networking.stub("/3/movie/now_playing", with: .films([id])) }
    return networking
  }
}
