import AppTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import LoadingState
import MatineeCore
import TMDB
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests the window as a whole: its tabs, its actions, and its banner about the sample catalogue.
final class MainWindowTests: GTKTestCase {
  func testRefreshAsksAgainHoweverFresh() {
    onMain {
      let networking = ReplayNetworking.nowPlaying(1, 2)
      let application = TestApplication(.test(networking))
      let stage = application.show()
      try await stage.sees("Film 1")
      XCTAssertTrue(stage.window.activateAction("win.refresh"))
      try await stage.sees("Film 2")
      XCTAssertEqual(networking.questions, ["/3/movie/now_playing?page=1", "/3/movie/now_playing?page=1"])
      stage.close()
    }
  }

  func testTheSampleCatalogueIsSaidAndLeadsToAKey() {
    onMain {
      let application = TestApplication(.test(ReplayNetworking.nowPlaying(1), source: .sample))
      let stage = application.show()
      try await stage.sees("This is the built-in sample catalogue.")
      try await stage.press("Use TMDB…")
      XCTAssertEqual(application.actions, [StateMessage.enterCredential])
      stage.close()
    }
  }

  func testWithAKeyThereIsNoBanner() {
    onMain {
      let application = TestApplication(.test(ReplayNetworking.nowPlaying(1)))
      let stage = application.show()
      try await stage.sees("Film 1")
      XCTAssertFalse(stage.window.visibleTexts.contains { $0.contains("sample") })
      stage.close()
    }
  }

  func testItBeginsAnewWithOtherServicesWhereTheUserIs() {
    onMain {
      let sample = ReplayNetworking()
      sample.answer("/3/movie/popular", with: .films([1]))
      let application = TestApplication(.test(sample, source: .sample))
      application.main.coordinator.show(.featured(.popular))
      let stage = application.show()
      try await stage.sees("Film 1")
      let tmdb = ReplayNetworking()
      tmdb.answer("/3/movie/popular", with: .films([2]))
      application.services = .test(tmdb)
      application.main.restart()
      try await stage.sees("Film 2")
      XCTAssertEqual(tmdb.questions, ["/3/movie/popular?page=1"])
      XCTAssertFalse(stage.window.visibleTexts.contains { $0.contains("sample") || $0 == "Film 1" })
      stage.close()
    }
  }

  func testItKnowsWhereTheUserIs() {
    onMain {
      let application = TestApplication(.test(ReplayNetworking.nowPlaying(1)))
      let stage = application.show()
      for destination in Destination.standing {
        application.main.coordinator.show(destination)
        XCTAssertEqual(application.main.coordinator.destination, destination)
      }
      stage.close()
    }
  }

  func testTheSearchTabAsksNothing() {
    onMain {
      let networking = ReplayNetworking.nowPlaying(1)
      let application = TestApplication(.test(networking))
      application.main.coordinator.show(.search(""))
      let stage = application.show()
      try await stage.sees("Start searching your favorite movies")
      XCTAssertTrue(application.main.coordinator.isSettled)
      XCTAssertEqual(networking.requests.count, 0)
      stage.close()
    }
  }
}

extension ReplayNetworking {
  /// Returns a network whose Now Playing list holds one film, a different one for each request.
  fileprivate static func nowPlaying(_ ids: Int...) -> ReplayNetworking {
    let networking = ReplayNetworking()
    for id in ids { networking.answer("/3/movie/now_playing", with: .films([id])) }
    return networking
  }
}
