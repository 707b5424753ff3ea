import AppFoundation
import AppTestSupport
import Containment
import Foundation
import GTK
import GTKTestSupport
import LoadingState
import Observation
import TMDBTesting
import TitleIdentity
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation

/// Tests that the offline banner appears, shows the age of the visible content, and disappears.
final class OfflineControllerTests: GTKTestCase {
  func testOfflineBannerFollowsReachability() {
    onMain {
      let networkAccess = NetworkAccess()
      let harness = Harness(networkAccess)
      let fixture = AppFixture()
      try await fixture.show(harness.controller)
      XCTAssertFalse(harness.says("Can’t reach TMDB."))
      networkAccess.record(isReachable: false)
      try await eventually("the banner") { harness.says("Can’t reach TMDB.") }
      XCTAssertEqual(fixture.announced, "Can’t reach TMDB.")
      networkAccess.record(isReachable: true)
      try await eventually("the banner to disappear") { !harness.says("Can’t reach TMDB.") }
      XCTAssertEqual(fixture.announced, "TMDB is available again.")
      fixture.close()
    }
  }

  func testBannerShowsAgeOfVisibleScreen() {
    onMain {
      let networkAccess = NetworkAccess(isAllowed: false)
      let harness = Harness(networkAccess)
      let fixture = AppFixture()
      try await fixture.show(harness.controller)
      XCTAssertTrue(harness.says("You’re working offline."))
      harness.screen.model.date = Date()
      try await eventually("the age") {
        harness.words.contains { $0.hasPrefix("You’re working offline. Last updated today at ") }
      }
      let other = FakeScreen()
      harness.navigation.push(other)
      harness.controller.screensChanged()
      try await eventually("no age") { harness.says("You’re working offline.") }
      fixture.close()
    }
  }

  func testBannerButtonGoesOnlineOrRetries() {
    onMain {
      let networkAccess = NetworkAccess(isAllowed: false)
      let harness = Harness(networkAccess)
      let fixture = AppFixture()
      try await fixture.show(harness.controller)
      try await fixture.press("Go Online")
      XCTAssertEqual(harness.actions, [.settings(.goOnline)])
      harness.connectivity.worksOffline = false
      networkAccess.record(isReachable: false)
      try await fixture.press("Try Again")
      try await eventually("a request") { harness.probeCount == 1 }
      XCTAssertEqual(harness.actions, [.settings(.goOnline)])
      fixture.close()
    }
  }
}

/// A screen inside an offline controller.
@MainActor private final class Harness {
  private(set) lazy var connectivity = Connectivity(networkAccess, clock: ManualClock()) { [weak self] in
    self?.probeCount += 1
  }
  private(set) var probeCount = 0
  private(set) var actions: [AppAction] = []
  private let networkAccess: NetworkAccess
  let screen = FakeScreen()
  let navigation: NavigationController
  private(set) lazy var controller = OfflineController(
    navigation, connectivity: connectivity, texts: TitleTexts(locale: Locale(identifier: "en_US"))
  ) { [weak self] in
    self?.actions.append($0)
  }

  init(_ networkAccess: NetworkAccess) {
    self.networkAccess = networkAccess
    navigation = NavigationController(root: screen)
  }

  var words: [String] { controller.view.visibleTexts }

  func says(_ sentence: String) -> Bool { words.contains(sentence) }
}

private final class FakeScreen: ViewController, Screen {
  @MainActor @Observable
  final class Model {
    var date: Date?
  }

  let model = Model()
  let isSettled = true
  let hasContent = true
  var cachedDate: Date? { model.date }

  func refresh() {}
}
