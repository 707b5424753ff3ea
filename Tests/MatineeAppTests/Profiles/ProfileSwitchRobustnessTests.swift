import AppTestSupport
import Catalogue
import Containment
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import PlanningUI

/// Tests that repeated switches between profiles retain neither screens nor lists.
final class ProfileSwitchRobustnessTests: GTKTestCase {
  func testRepeatedProfileSwitchesRetainNothing() {
    onMain {
      let application = TestApplication(Scene.catalogue, library: try await Scene.family())
      application.main.coordinator.show(HomeDestination())
      let fixture = application.show()
      fixture.retain(application)
      try await eventually("the window") { application.main.coordinator.isSettled }
      var counts: [[String: Int]] = []
      for round in 0..<4 {
        weak let coordinator = application.main.coordinator
        weak let lists = application.main.coordinator.app.catalogue.lists
        var former: [() -> Bool] = []
        for profile in [Scene.ana, User.ben.id, nil, .owner] {
          weak let root = fixture.window.rootViewController
          former.append { root == nil }
          if let profile {
            await application.session.choose(profile)
          } else {
            await application.session.switchToGuest()
          }
          try await eventually("\(profile?.rawValue ?? "the guest")") { application.main.coordinator.isSettled }
        }
        try await eventually("round \(round): the former screens are gone") {
          coordinator == nil && lists == nil && former.allSatisfy { $0() }
        }
        for _ in 0..<3 { await fixture.nextFrame() }
        counts.append(LiveCounts.snapshot)
      }
      XCTAssertEqual(Array(counts.dropFirst(2)), Array(repeating: counts[1], count: 2), "\(counts)")
      fixture.close()
    }
  }
}
